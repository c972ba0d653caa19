'use client'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useReplayedClick } from '@/components/ui/replay-click'
import { api } from '@/lib/client/call/api'
import { Providers } from '@/lib/client/call/providers'
import { query } from '@/lib/client/call/query'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import { favouriteCalls, type FavouriteKind } from '@/lib/client/trade/favourites'
import type { FavouriteToggleProps, ToggleState } from './favourite-toggle'

interface MemberToggleProps extends FavouriteToggleProps {
  /** The button was clicked while this module was loading. */
  wasClicked: boolean
}

/** The toggle of a signed-in member. */
export function MemberToggle(props: MemberToggleProps) {
  return (
    <Providers>
      <Toggle {...props} />
    </Providers>
  )
}

function Toggle({ kind, id, messages, wasClicked, children }: MemberToggleProps) {
  const favourite = useFavourite(kind, id, messages)
  useReplayedClick(wasClicked, favourite.onClick)
  return children(favourite)
}

/** Rows that the favourites calls return at most. */
const pageSize = 100
/** Pages of products to read; older ones are not shown as favourites. */
const maxPages = 5

async function readGoodsIds(): Promise<number[]> {
  const ids: number[] = []
  for (let page = 1; page <= maxPages; page++) {
    const { list, total_count } = await api.favourite.goods({ page, pageSize })
    ids.push(...list.map((favourite) => favourite.item_id))
    if (list.length === 0 || ids.length >= total_count) break
  }
  return ids
}

/** A member follows at most a hundred shops, so one page is all of them. */
const readShopIds = async (): Promise<number[]> =>
  (await api.favourite.shops({ page: 1, pageSize })).list.map(({ distributor_id }) => distributor_id)

const kinds = {
  goods: {
    key: () => [...query.favourite.goods.key(), 'ids'],
    read: readGoodsIds,
    ...favouriteCalls.goods,
    countKey: () => query.favourite.countGoods.key(),
  },
  shop: {
    key: () => [...query.favourite.shops.key(), 'ids'],
    read: readShopIds,
    ...favouriteCalls.shop,
    countKey: () => query.favourite.countShops.key(),
  },
}

/**
 * Whether the signed-in member has this favourite, and the way to change it (spec 1 §4). All favourites of a kind are
 * read once for every button of the page.
 */
function useFavourite(
  kind: FavouriteKind,
  id: number,
  messages: FavouriteToggleProps['messages'] = kinds[kind],
): ToggleState {
  const client = useQueryClient()
  const { key, read, add, remove, countKey } = kinds[kind]
  const favourites = queryOptions({
    queryKey: key(),
    queryFn: read,
    staleTime: 60_000,
    meta: { silent: true },
  })
  const current = useQuery({ ...favourites, select: (ids) => ids.includes(id) })
  const change = useSingleMutation({
    /** Returns whether anything changed: a button clicked before the favourites were known may be on already. */
    mutationFn: async (isWanted: boolean): Promise<boolean> => {
      if ((await client.ensureQueryData(favourites)).includes(id) === isWanted) return false
      await (isWanted ? add(id) : remove(id))
      return true
    },
    onSuccess: (changed, isWanted) => {
      if (!changed) return
      client.setQueryData<number[]>(key(), (ids = []) =>
        isWanted ? [...ids, id] : ids.filter((one) => one !== id),
      )
      void client.invalidateQueries({ queryKey: countKey() })
      toast.success(isWanted ? messages.added : messages.removed)
    },
  })
  const isOn = current.data ?? false
  return {
    isOn,
    isLoading: current.isPending,
    isSaving: change.isPending,
    onClick: () => {
      if (!change.isPending) change.mutate(!isOn)
    },
  }
}
