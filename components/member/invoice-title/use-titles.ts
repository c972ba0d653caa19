import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/client/call/api'
import { query } from '@/lib/client/call/query'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { InvoiceTitle } from '@/lib/contract/trade/invoice'
import type { TitleDraft } from './title-draft'

/** All titles of the member, the default one first; their greatest number is one page. */
export const useTitles = () =>
  useQuery(query.invoice.titles.queryOptions({ input: {}, meta: { silent: true }, staleTime: 0 }))

const fieldsOf = (draft: TitleDraft) => ({ ...draft, name: draft.name.trim() })

/** Changes of titles; each resolves after the list was fetched again. */
export function useTitleChanges() {
  const client = useQueryClient()
  const onSuccess = () => client.invalidateQueries({ queryKey: query.invoice.titles.key() })

  const save = useSingleMutation({
    mutationFn: ({ id, draft }: { id: number | undefined; draft: TitleDraft }): Promise<InvoiceTitle> =>
      id === undefined
        ? api.invoice.addTitle(fieldsOf(draft))
        : api.invoice.changeTitle({ id, ...fieldsOf(draft) }),
    onSuccess,
  })
  const remove = useSingleMutation({
    mutationFn: (id: number) => api.invoice.deleteTitle({ id }),
    onSuccess,
  })
  return { save, remove }
}
