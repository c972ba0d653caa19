'use client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/client/api'
import { query } from '@/lib/client/query'
import { toast } from '@/lib/client/toast'

/** A member follows a hundred shops at most, and that many come at once. */
const pageSize = 100

const followedKey = [...query.collect.shops.key(), 'ids']

/** Whether the signed-in member follows this shop, and the way to change it. One question serves all buttons of a page. */
export function useFollow(distributorId: number) {
  const client = useQueryClient()
  const followed = useQuery({
    queryKey: followedKey,
    queryFn: async () =>
      (await api.collect.shops({ page: 1, pageSize })).list.map(({ distributor_id }) => distributor_id),
    staleTime: 60_000,
    meta: { silent: true },
    select: (ids) => ids.includes(distributorId),
  })
  const change = useMutation({
    mutationFn: async (follow: boolean): Promise<void> => {
      if (follow) await api.collect.followShop({ distributor_id: distributorId })
      else await api.collect.unfollowShop({ distributor_id: distributorId })
    },
    onSuccess: (_answer, follow) => {
      client.setQueryData<number[]>(followedKey, (ids = []) =>
        follow ? [...ids, distributorId] : ids.filter((id) => id !== distributorId),
      )
      void client.invalidateQueries({ queryKey: query.collect.countShops.key() })
      toast.success(follow ? '关注成功' : '取消关注')
    },
  })
  const isFollowed = followed.data ?? false
  const toggle = () => change.mutate(!isFollowed)
  return { isFollowed, toggle, busy: change.isPending || followed.isPending }
}
