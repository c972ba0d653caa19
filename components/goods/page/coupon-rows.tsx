'use client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { api } from '@/lib/client/api'
import { confirm } from '@/lib/client/confirm'
import { query } from '@/lib/client/query'
import { loginHref, sessionUser, useSession } from '@/lib/client/session'
import { couponText, type GoodsCoupon } from '../coupon-text'
import { hereHref } from '../use-collect'

/** Coupons shown before 展开 (spec 1 §9). */
const shownFirst = 4

interface CouponRowsProps {
  goodsId: number
  distributorId: number
  /** As every visitor sees them; what this member has claimed is asked for in the browser. */
  coupons: GoodsCoupon[]
}

/** The coupons that can be claimed for this goods, each with 领卷 or 已领取 (spec 1 §2). */
export function CouponRows({ goodsId, distributorId, coupons }: CouponRowsProps) {
  const [open, setOpen] = useState(false)
  const user = useSession()
  const router = useRouter()
  const client = useQueryClient()
  const own = useQuery({
    ...query.coupon.cards.queryOptions({
      input: { page_no: 1, page_size: 999, item_id: [goodsId], distributor_id: distributorId },
    }),
    enabled: Boolean(user),
    meta: { silent: true },
  })
  const claim = useMutation({
    mutationFn: (cardId: number) => api.coupon.receive({ card_id: cardId }),
    onSuccess: async () => {
      void client.invalidateQueries({ queryKey: query.coupon.key() })
      if (await confirm({ title: '领取成功', text: '优惠券领取成功，现在去使用' }))
        router.push('/items?keywords=')
    },
  })
  const list = coupons.map(
    (coupon) => own.data?.list.find(({ card_id }) => card_id === coupon.card_id) ?? coupon,
  )

  const press = (cardId: number) => {
    if (!sessionUser()) return router.push(loginHref(hereHref()))
    claim.mutate(cardId)
  }

  return (
    <ul className="flex flex-wrap items-center gap-x-5 gap-y-1.5">
      {(open ? list : list.slice(0, shownFirst)).map((coupon) => {
        const flag = coupon.received_flag
        return (
          <li key={coupon.card_id} className="flex items-center gap-2.5">
            <span className="border-brand/40 text-brand rounded-[3px] border border-dashed bg-white px-2 py-0.5 text-xs">
              {couponText(coupon)}
            </span>
            {flag === 0 ? (
              <button
                type="button"
                aria-label={`领卷 ${coupon.title}`}
                disabled={claim.isPending && claim.variables === coupon.card_id}
                onClick={() => press(coupon.card_id)}
                className="text-link hover:text-brand disabled:text-faint text-xs max-md:min-h-8"
              >
                领卷
              </button>
            ) : (
              <span className="text-muted text-xs">{flag === 1 ? '已领取' : '已领完'}</span>
            )}
          </li>
        )
      })}
      {list.length > shownFirst && (
        <li>
          <button
            type="button"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            className="text-muted hover:text-brand text-xs max-md:min-h-8"
          >
            {open ? '收起' : '展开'}
          </button>
        </li>
      )}
    </ul>
  )
}
