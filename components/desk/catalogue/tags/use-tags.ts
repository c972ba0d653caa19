import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { deskQuery } from '@/lib/client/call/desk'

/** How many tags a combobox offers at once. */
const offered = 100

/** Tags of products as a combobox offers them: those that a text finds, and the chosen one. @param value its id */
export function useTags(value: string) {
  const [typed, setTyped] = useState('')
  const text = useDeferredValue(typed.trim().toLowerCase())
  const { data } = useQuery(
    deskQuery.goodsTag.list.queryOptions({ input: {}, staleTime: 30_000, meta: { silent: true } }),
  )
  const tags = (data?.list ?? []).map((tag) => ({ value: String(tag.tag_id), label: tag.tag_name }))
  const found = tags.filter(({ label }) => label.toLowerCase().includes(text)).slice(0, offered)
  const chosen = tags.filter((tag) => tag.value === value && !found.includes(tag))
  return { options: [...chosen, ...found], isLoaded: data !== undefined, onType: setTyped }
}
