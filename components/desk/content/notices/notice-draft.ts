import type { DeskNotice } from '@/lib/contract/operator/content/notice'
import { maxId } from '@/lib/domain/id'
import { timeInvalid } from '@/lib/domain/messages/date'
import { noticeTextMissing, noticeTitleMissing, typedSortInvalid } from '@/lib/domain/messages/desk'
import { endBeforeStart } from '@/lib/domain/messages/request'
import { minuteText } from '@/lib/domain/time/china'
import { fieldSeconds } from '@/lib/domain/time/field'

/** The values typed in the form of a notice. */
export interface NoticeDraft {
  title: string
  content: string
  isOn: boolean
  /** As it is typed, in China's time; empty: at once. */
  begin: string
  /** Empty: without an end. */
  end: string
  sort: string
}

export const emptyNotice: NoticeDraft = { title: '', content: '', isOn: true, begin: '', end: '', sort: '0' }

/** A stored notice as a draft. */
export const draftOf = (notice: DeskNotice): NoticeDraft => ({
  title: notice.title,
  content: notice.content,
  isOn: notice.is_on === 1,
  begin: minuteText(notice.begin_time),
  end: minuteText(notice.end_time),
  sort: String(notice.sort),
})

const secondsOf = (text: string) => (text.trim() === '' ? 0 : fieldSeconds(text))

/** Messages by field. */
export type NoticeProblems = Partial<Record<keyof NoticeDraft, string>>

const hasText = (html: string) =>
  /<(?:img|video)\b/.test(html) || html.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') !== ''

/** The problems of a draft, by field. */
export function problemsOf({ title, content, begin, end, sort }: NoticeDraft): NoticeProblems {
  const problems: NoticeProblems = {}
  const [from, until] = [secondsOf(begin), secondsOf(end)]
  if (title.trim() === '') problems.title = noticeTitleMissing
  if (!hasText(content)) problems.content = noticeTextMissing
  if (from === undefined) problems.begin = timeInvalid
  if (until === undefined) problems.end = timeInvalid
  else if (until !== 0 && from !== undefined && until <= from) problems.end = endBeforeStart
  if (!/^\d+$/.test(sort.trim()) || Number(sort) > maxId) problems.sort = typedSortInvalid
  return problems
}

const wireFields = (draft: NoticeDraft) => ({
  title: draft.title.trim(),
  content: draft.content,
  is_on: draft.isOn,
  begin_time: secondsOf(draft.begin) ?? 0,
  end_time: secondsOf(draft.end) ?? 0,
  sort: Number(draft.sort.trim()),
})

/** A new notice as it is sent. */
export const createInput = wireFields

/** The changed fields of a notice as they are sent. Seconds that no field shows stay. */
export function updateInput(first: NoticeDraft, draft: NoticeDraft): Partial<ReturnType<typeof wireFields>> {
  const before = wireFields(first)
  return Object.fromEntries(
    Object.entries(wireFields(draft)).filter(
      ([name, value]) => value !== before[name as keyof typeof before],
    ),
  )
}
