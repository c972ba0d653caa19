'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Empty } from '@/components/ui/empty'
import { deskQuery } from '@/lib/client/call/desk'
import { minuteText } from '@/lib/domain/time/china'
import { FormSection } from '../../form/form-section'
import { LoadedList } from '../../list/loaded-list'
import type { AgreementType } from './agreement-types'
import { VersionDiff, VersionText } from './version-view'

/** A version that is open: its text, or what it changed. */
interface Open {
  number: number
  isDiff: boolean
}

/** The published versions of an agreement. @param number of the present one; 0 while nothing is published */
export function VersionList({ type, number }: { type: AgreementType; number: number }) {
  const query = useQuery(
    deskQuery.agreement.versions.queryOptions({ input: { type }, staleTime: 0, meta: { silent: true } }),
  )
  const [open, setOpen] = useState<Open | null>(null)
  // While it fades out, the dialog shows what it showed.
  const [shown, setShown] = useState(open)
  if (open !== null && open !== shown) setShown(open)
  return (
    <FormSection id="agreement-versions" title="历史版本">
      <LoadedList query={query} empty={<Empty text="还没有发布过" />}>
        {(versions) => (
          <ul className="divide-line border-line divide-y border-y">
            {versions.map((row) => (
              <li key={row.number} className="flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
                <p className="text-ink text-sm font-semibold">
                  第{row.number}版
                  {row.number === number && (
                    <span className="text-programme ml-2 text-xs font-normal">当前</span>
                  )}
                </p>
                <p className="text-muted nums min-w-0 flex-1 text-sm max-md:basis-full">
                  {[
                    row.published > 0 && `${minuteText(row.published)} 发布`,
                    row.take_effect_date && `${row.take_effect_date} 生效`,
                    row.by,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                <span className="flex gap-3 max-md:ml-auto">
                  {row.number > 1 && (
                    <Button
                      variant="text"
                      aria-haspopup="dialog"
                      aria-label={`第${row.number}版 与上一版比较`}
                      onClick={() => setOpen({ number: row.number, isDiff: true })}
                    >
                      与上一版比较
                    </Button>
                  )}
                  <Button
                    variant="text"
                    aria-haspopup="dialog"
                    aria-label={`查看第${row.number}版`}
                    onClick={() => setOpen({ number: row.number, isDiff: false })}
                  >
                    查看
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        )}
      </LoadedList>
      <Dialog
        open={open !== null}
        onClose={() => setOpen(null)}
        title={shown ? (shown.isDiff ? `第${shown.number}版的改动` : `第${shown.number}版`) : ''}
        width={860}
      >
        {shown &&
          (shown.isDiff ? (
            <VersionDiff type={type} number={shown.number} />
          ) : (
            <VersionText type={type} number={shown.number} />
          ))}
      </Dialog>
    </FormSection>
  )
}
