'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Link } from '@/components/ui/link'
import { errorText } from '@/lib/client/call/api-error'
import { deskQuery } from '@/lib/client/call/desk'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { DeskExport } from '@/lib/contract/operator/desk/export'
import type { ExportSubject } from '@/lib/domain/export/subjects'
import { deskMenu } from '../../menu/pages'
import { ExportColumns } from './export-columns'
import { ExportProgress } from './export-progress'
import { formatNames } from './export-words'
import { readLastChoice, storeLastChoice, type ExportChoice } from './last-choice'

/** An export of what a list shows. */
export interface WantedExport {
  subject: ExportSubject
  begin: (choice: ExportChoice) => Promise<DeskExport>
}

/**
 * Exports with one press: as the last time, with a dialog that shows the progress until the browser has the file.
 * @returns how to begin one, and the dialog, which stands outside of menus
 */
export function useExport(): { begin: (wanted: WantedExport) => void; dialog: ReactNode } {
  const client = useQueryClient()
  const [wanted, setWanted] = useState<WantedExport | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const [choice, setChoice] = useState<ExportChoice>({ format: 'xlsx' })
  const presses = useRef(0)
  const start = useSingleMutation({
    mutationFn: ({ of, as }: { of: WantedExport; as: ExportChoice; press: number }) => of.begin(as),
    onSuccess: () => client.invalidateQueries({ queryKey: deskQuery.export.list.key() }),
    meta: { silent: true },
  })
  const press = (of: WantedExport, as: ExportChoice) => {
    storeLastChoice(of.subject, as)
    setChoice(as)
    setChoosing(false)
    setWanted(of)
    setOpen(true)
    start.reset()
    // The dialog covers the button, so that another press is another export.
    start.mutate({ of, as, press: ++presses.current })
  }
  const other = choice.format === 'xlsx' ? 'csv' : 'xlsx'
  return {
    begin: (of) => press(of, readLastChoice(of.subject)),
    dialog: (
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="导出" dismissable={false}>
        {start.isPending && <p aria-live="polite">正在准备</p>}
        {start.isError && (
          <p role="alert" className="text-brand">
            {errorText(start.error)}
          </p>
        )}
        {isOpen && start.data && (
          <ExportProgress key={start.data.export_id} begun={start.data} onLeave={() => setOpen(false)} />
        )}
        {wanted && !start.isPending && (
          <>
            <p className="mt-4 flex flex-wrap gap-x-5 gap-y-2">
              <Button variant="text" onClick={() => press(wanted, { ...choice, format: other })}>
                改为导出 {formatNames[other]}
              </Button>
              <Button variant="text" aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
                选择列
              </Button>
              <Link
                href={deskMenu.exports.href}
                className="text-link hover:text-brand inline-flex items-center"
              >
                导出记录
              </Link>
            </p>
            {isChoosing && (
              <ExportColumns
                subject={wanted.subject}
                chosen={choice.columns}
                onChoose={(columns) => press(wanted, { format: choice.format, ...(columns && { columns }) })}
              />
            )}
          </>
        )}
      </Dialog>
    ),
  }
}
