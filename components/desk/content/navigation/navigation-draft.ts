import type { DeskNavigation } from '@/lib/contract/operator/content/navigation'
import { isSiteLink } from '@/lib/domain/content/site-limits'
import { nameMissing, siteLinkInvalid } from '@/lib/domain/messages/desk'

/** The parts that the form edits. */
export type NavigationDraft = Pick<DeskNavigation, 'links' | 'merchant_entry' | 'promises' | 'columns'>

export const draftOf = ({ links, merchant_entry, promises, columns }: DeskNavigation): NavigationDraft => ({
  links,
  merchant_entry,
  promises,
  columns,
})

/** Messages by the ids of the fields. */
export function problemsOf({ links, merchant_entry: entry, promises, columns }: NavigationDraft) {
  const problems: Record<string, string> = {}
  const checkTitle = (id: string, title: string) => {
    if (title.trim() === '') problems[id] = nameMissing
  }
  const checkLinks = (id: string, rows: NavigationDraft['links']) =>
    rows.forEach(({ title, href }, index) => {
      checkTitle(`${id}-${index}-title`, title)
      if (!isSiteLink(href.trim())) problems[`${id}-${index}-href`] = siteLinkInvalid
    })
  checkLinks('navigation', links)
  if (entry.trim() !== '' && !isSiteLink(entry.trim())) problems['merchant-entry'] = siteLinkInvalid
  promises.forEach(({ title }, index) => checkTitle(`promise-${index}-title`, title))
  columns.forEach((column, index) => {
    checkTitle(`column-${index}-title`, column.title)
    checkLinks(`column-${index}`, column.links)
  })
  return problems
}

/** The changed parts as they are sent. */
export function changesOf(stored: NavigationDraft, draft: NavigationDraft): Record<string, string> {
  const names = Object.keys(draft) as (keyof NavigationDraft)[]
  return Object.fromEntries(
    names
      .filter((name) => JSON.stringify(draft[name]) !== JSON.stringify(stored[name]))
      .map((name) => {
        const value = draft[name]
        return [name, typeof value === 'string' ? value.trim() : JSON.stringify(value)]
      }),
  )
}
