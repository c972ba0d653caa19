'use client'
import { useQuery } from '@tanstack/react-query'
import { cx } from '@/components/ui/cx'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { deskQuery } from '@/lib/client/call/desk'
import { paragraphDiff } from '@/lib/domain/content/paragraph-diff'
import { boxPictures } from '@/lib/web/rich-pictures'
import type { AgreementType } from './agreement-types'

interface VersionProps {
  type: AgreementType
  number: number
}

/** Published versions never change. */
const useVersion = ({ type, number }: VersionProps) =>
  useQuery(
    deskQuery.agreement.version.queryOptions({
      input: { type, number },
      staleTime: Infinity,
      meta: { silent: true },
    }),
  )

/** The text of a version. */
export function VersionText(props: VersionProps) {
  const { data, isError, refetch } = useVersion(props)
  if (isError) return <ErrorState onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-60" />
  return (
    <>
      <p className="text-ink font-semibold">{data.title}</p>
      {/* Sanitized by the server. */}
      <div className="rich-text mt-3" dangerouslySetInnerHTML={{ __html: boxPictures(data.content) }} />
    </>
  )
}

const marks = { same: '', added: '新增', removed: '删除' } as const

/** The differences between a version and the one before it, by paragraph. */
export function VersionDiff({ type, number }: VersionProps) {
  const newer = useVersion({ type, number })
  const older = useVersion({ type, number: number - 1 })
  if (newer.isError || older.isError)
    return <ErrorState onRetry={() => void Promise.all([newer.refetch(), older.refetch()])} />
  if (!newer.data || !older.data) return <Skeleton className="h-60" />
  const lines = paragraphDiff(older.data.content, newer.data.content)
  const isSame = lines.every(({ kind }) => kind === 'same')
  return (
    <>
      {older.data.title !== newer.data.title && (
        <p className="text-text mb-3 text-sm">
          名称由“{older.data.title}”改为“{newer.data.title}”
        </p>
      )}
      {older.data.take_effect_date !== newer.data.take_effect_date && (
        <p className="text-text nums mb-3 text-sm">
          生效日期由 {older.data.take_effect_date} 改为 {newer.data.take_effect_date}
        </p>
      )}
      {isSame && <p className="text-muted mb-3 text-sm">正文没有文字改动</p>}
      <ol className="grid gap-1 text-sm">
        {lines.map(({ kind, text }, index) => (
          <li
            key={index}
            className={cx(
              'rounded-control flex gap-3 px-3 py-1.5',
              kind === 'added' && 'bg-programme-tint text-ink',
              kind === 'removed' && 'bg-brand-tint text-text line-through',
              kind === 'same' && 'text-muted',
            )}
          >
            <span className="w-8 shrink-0 text-xs leading-5 no-underline">{marks[kind]}</span>
            <span className="min-w-0 break-words">{text}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
