import { dateTimeText } from '@/lib/domain/time/china'

/** Release date of an article, in Chinese time. */
export function ArticleDate({ at }: { at: number }) {
  const day = dateTimeText(at).slice(0, 10)
  return (
    <time translate="no" dateTime={day} className="nums">
      {day}
    </time>
  )
}
