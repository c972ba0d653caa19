'use client'
import { Button } from '@/components/ui/button'
import { useExport, type WantedExport } from './use-export'

/** 导出: the rows of a list as a file, exactly those that it is filtered to. */
export function ExportButton({ children = '导出', ...wanted }: WantedExport & { children?: string }) {
  const exporting = useExport()
  return (
    <>
      <Button variant="ghost" onClick={() => exporting.begin(wanted)}>
        {children}
      </Button>
      {exporting.dialog}
    </>
  )
}
