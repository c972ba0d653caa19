'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { ErrorState } from '@/components/ui/error-state'
import { Picture } from '@/components/ui/picture'
import { Qr } from '@/components/ui/qr'
import { Skeleton } from '@/components/ui/skeleton'
import { api } from '@/lib/client/call/api'
import { query } from '@/lib/client/call/query'
import { confirm } from '@/lib/client/press/confirm'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { UserCard } from '@/lib/contract/catalogue/coupon'
import type { Outputs } from '@/lib/contract/outputs'
import { regionText } from '@/lib/domain/delivery/region-text'
import { dateTimeText } from '@/lib/domain/time/china'
import { mapHref } from '@/lib/web/shop-href'

type Shop = Outputs['couponExchange']['info']['distributor_info']

const addressOf = ({ province, city, area, address }: Shop) => regionText(province, city, area) + address

interface KeptProductProps {
  coupon: UserCard
  onChanged: () => Promise<void>
}

/** The product that a shop keeps for the coupon, its deadline, and the code to show at the counter. */
export function KeptProduct({ coupon, onChanged }: KeptProductProps) {
  const client = useQueryClient()
  const { data, isError, isFetching, refetch } = useQuery(
    query.couponExchange.info.queryOptions({
      input: { user_card_id: coupon.id },
      staleTime: 0,
      meta: { silent: true },
    }),
  )
  const collect = useSingleMutation({
    mutationFn: () => api.couponExchange.consume({ code: coupon.code }),
    onSuccess: async () => {
      toast.success('已确认领取')
      await Promise.all([onChanged(), client.invalidateQueries({ queryKey: query.coupon.mine.key() })])
    },
  })
  if (isError) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <Skeleton className="h-80" />
  const { distributor_info: shop, item_info: item, code, locked_until: until } = data
  const place = { ...shop, store_address: addressOf(shop) }
  const facts = [
    { name: '领取门店', text: shop.name },
    { name: '门店地址', text: place.store_address },
    ...(shop.hour ? [{ name: '营业时间', text: shop.hour }] : []),
    ...(shop.phone ? [{ name: '联系电话', text: shop.phone }] : []),
    { name: '领取期限', text: `${dateTimeText(until).slice(0, 16)}前` },
  ]
  return (
    <div className="max-md:rounded-card max-md:bg-card grid gap-6 max-md:p-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-start">
      <div className="grid gap-5">
        <div className="flex items-center gap-4">
          <Picture src={item.pic} alt="" width={240} className="rounded-control size-20 shrink-0" />
          <p className="text-ink line-clamp-2 font-medium">{item.item_name}</p>
        </div>
        <dl className="grid grid-cols-[5rem_minmax(0,1fr)] gap-y-3 text-sm">
          {facts.map(({ name, text }) => (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="text-text nums break-words">{text}</dd>
            </div>
          ))}
        </dl>
        <p className="text-muted text-xs leading-5">
          请在期限内到店出示兑换码领取。逾期未领，商品不再保留，兑换券在有效期内可重新兑换。
        </p>
        <div className="flex flex-wrap gap-3">
          <Button
            variant="outline"
            loading={collect.isPending}
            onClick={() =>
              void confirm({ text: '请在店员交付商品后确认，确认后不能撤销' }).then(
                (yes) => yes && collect.mutate(undefined),
              )
            }
          >
            确认已领取
          </Button>
          <a
            href={mapHref({
              name: shop.name,
              lng: shop.lng,
              lat: shop.lat,
              store_address: place.store_address,
            })}
            target="_blank"
            rel="noreferrer"
            className="text-link hover:text-brand inline-flex items-center text-sm max-md:min-h-11"
          >
            查看地图
          </a>
        </div>
      </div>
      <div className="rounded-card border-line grid justify-items-center gap-3 border p-6 max-md:order-first">
        <Qr text={code} label="兑换码" className="size-44" />
        <p className="nums text-ink flex items-center gap-2 font-semibold tracking-wider">
          <span translate="no">{code}</span>
          <CopyButton text={code} label={`复制兑换码 ${code}`} />
        </p>
      </div>
    </div>
  )
}
