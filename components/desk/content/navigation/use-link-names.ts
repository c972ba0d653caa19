import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { deskQuery } from '@/lib/client/call/desk'
import { linkKinds, linkTarget, targetKey } from '@/lib/domain/content/link-target'

/** A link in words. */
export interface NamedLink {
  /** 商品: 云杉冰箱. */
  text: string
  /** Why shoppers do not find it; empty when they do. */
  problem: string
}

const keyOf = (href: string): string | null => targetKey(linkTarget(href))

/** The targets of links in words. @param hrefs all links of a form, which are asked for together */
export function useLinkNames(hrefs: readonly string[]): (href: string) => NamedLink {
  const keys = [...new Set(hrefs.map(keyOf).filter((key) => key !== null))].toSorted()
  const { data } = useQuery({
    ...deskQuery.navigation.targets.queryOptions({
      input: keys.length > 0 ? { target: JSON.stringify(keys) } : skipToken,
      staleTime: 30_000,
      meta: { silent: true },
    }),
    placeholderData: keepPreviousData,
  })
  return (href) => {
    const target = linkTarget(href)
    if (!('id' in target || 'name' in target)) return { text: href, problem: '' }
    const found = data?.list.find((one) => one.target === keyOf(href))
    const name = 'name' in target ? target.name : found?.name || target.id
    return { text: `${linkKinds[target.kind]}: ${name}`, problem: found?.problem ?? '' }
  }
}
