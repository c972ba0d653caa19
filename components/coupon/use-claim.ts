'use client'
import { useQueryClient } from '@tanstack/react-query'
import { usePathname } from 'next/navigation'
import { api } from '@/lib/client/call/api'
import { query } from '@/lib/client/call/query'
import { useClientNavigation } from '@/lib/client/page/use-client-navigation'
import { loginHref, sessionUser } from '@/lib/client/person/session'
import { confirm } from '@/lib/client/press/confirm'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import { emptySearchHref } from '@/lib/web/empty-search-href'

/**
 * Claims coupons. Guests go to the login page. After a claim a dialog asks whether to use the coupon now (spec 1 §8:
 * OK leads to the search).
 */
export function useClaim() {
  const client = useQueryClient()
  const router = useClientNavigation()
  const path = usePathname()
  const { mutate, isPending, variables } = useSingleMutation({
    mutationFn: (cardId: number) => api.coupon.receive({ card_id: cardId }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: query.coupon.key() })
      // Not awaited: the claim is complete before the dialog is answered.
      void confirm({ title: '领取成功', text: '优惠券领取成功，现在去使用' }).then(
        (now) => now && router.push(emptySearchHref),
      )
    },
  })
  return {
    claim: (cardId: number) => (sessionUser() ? mutate(cardId) : router.push(loginHref(path))),
    /** Id of the coupon that is being claimed. */
    claiming: isPending ? variables : undefined,
  }
}
