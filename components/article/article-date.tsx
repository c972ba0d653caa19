import { dateTimeText } from '@/lib/domain/text'

/** The day an article came out, in China. */
export function ArticleDate({ at }: { at: number }) {
  const day = dateTimeText(at).slice(0, 10)
  return (
    <time dateTime={day} className="nums">
      {day}
    </time>
  )
}
