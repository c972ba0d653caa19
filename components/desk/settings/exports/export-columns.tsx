'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { deskQuery } from '@/lib/client/call/desk'
import type { ExportSubject } from '@/lib/domain/export/subjects'

interface ExportColumnsProps {
  subject: ExportSubject
  /** Headers; absent for all. */
  chosen: readonly string[] | undefined
  /** @param columns undefined for all */
  onChoose: (columns: string[] | undefined) => void
}

/** Which columns a file has; the choice is kept for the next export of the subject. */
export function ExportColumns({ subject, chosen, onChoose }: ExportColumnsProps) {
  const [own, setOwn] = useState<readonly string[] | null>(null)
  const { data, isError, isRefetching, refetch } = useQuery(
    deskQuery.export.columns.queryOptions({
      input: { subject },
      staleTime: Number.POSITIVE_INFINITY,
      meta: { silent: true },
    }),
  )
  if (isError) return <ErrorState onRetry={() => void refetch()} retrying={isRefetching} />
  if (!data) return <Skeleton className="mt-4 h-40" />
  const shown = own ?? chosen ?? data.list
  const toggle = (header: string, isShown: boolean) =>
    setOwn(isShown ? [...shown, header] : shown.filter((one) => one !== header))
  const columns = data.list.filter((header) => shown.includes(header))
  const isAll = columns.length === data.list.length
  return (
    <fieldset className="border-line mt-4 border-t pt-4">
      <legend className="sr-only">导出的列</legend>
      <p className="mb-2">
        <Button variant="text" disabled={isAll} onClick={() => setOwn(data.list)}>
          全选
        </Button>
      </p>
      <div className="grid grid-cols-2 gap-x-4 gap-y-2">
        {data.list.map((header) => (
          <Checkbox
            key={header}
            checked={shown.includes(header)}
            disabled={columns.length === 1 && columns[0] === header}
            onChange={({ target }) => toggle(header, target.checked)}
          >
            <span className="min-w-0 break-words">{header}</span>
          </Checkbox>
        ))}
      </div>
      <Button
        className="mt-4"
        variant="ghost"
        disabled={columns.length === 0}
        onClick={() => onChoose(isAll ? undefined : columns)}
      >
        按所选的列导出
      </Button>
    </fieldset>
  )
}
