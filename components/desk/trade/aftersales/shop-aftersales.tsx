'use client'
import { AftersaleLine } from '@/components/aftersale/aftersale-line'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import { desk, deskQuery } from '@/lib/client/call/desk'
import type { Aftersale } from '@/lib/contract/trade/aftersale'
import { aftersaleStatuses, aftersaleTypes } from '@/lib/domain/aftersale/values'
import { nameWithoutSpec } from '@/lib/domain/goods/spec-text'
import { minuteText } from '@/lib/domain/time/china'
import { ofShop, shopFilter, useDeskShop } from '../../frame/shop-switcher/desk-shop'
import type { IndexColumn } from '../../index-page/index-table'
import { NumberedIndex } from '../../index-page/numbered-index'
import { aftersaleTones, StateChip } from '../../list/state-chip'
import { deskAftersaleHref } from '../../menu/hrefs'
import { deskMenu } from '../../menu/pages'
import { ExportButton } from '../../settings/exports/export-button'

/** Those that are not ended come first; the others by their state. */
const tabs = [
  { value: 'open', label: '未完结' },
  { value: '2', label: aftersaleStatuses[2] },
  { value: '3', label: aftersaleStatuses[3] },
  { value: '4', label: aftersaleStatuses[4] },
] as const

const filterOf = (tab: (typeof tabs)[number]['value']) =>
  tab === 'open' ? { open: true } : { open: false, aftersales_status: tab }

/** The after-sales of the own shop, of all shops for operators (contract operator). */
export function ShopAftersales() {
  const shop = useDeskShop()
  return (
    <NumberedIndex
      page="aftersales"
      path={deskMenu.aftersales.href}
      label="售后状态"
      tabs={tabs}
      optionsOf={(tab, page) =>
        deskQuery.aftersale.list.queryOptions({
          input: { ...page, ...filterOf(tab), ...ofShop(shop) },
          meta: { silent: true },
        })
      }
      emptyText="暂无售后单"
      tools={(tab) => (
        <ExportButton
          subject="aftersales"
          begin={(choice) => desk.aftersale.export({ ...choice, ...filterOf(tab), ...ofShop(shop) })}
        />
      )}
      tableLabel="售后"
      columns={columns}
      idOf={({ aftersales_bn: number }) => number}
      nameOf={({ aftersales_bn: number }) => number}
      filters={shopFilter(shop)}
      card={(aftersale) => <AftersaleCard aftersale={aftersale} />}
    />
  )
}

/** The product of an after-sale. */
function Product({ detail: [first] }: Aftersale) {
  if (!first) return '-'
  return (
    <div className="flex items-center gap-3">
      <Picture
        src={first.item_pic}
        alt=""
        width={240}
        className="rounded-control size-12 shrink-0 group-data-[compact]/index:size-8"
      />
      <div className="min-w-0">
        <p className="text-ink line-clamp-1">{nameWithoutSpec(first)}</p>
        <p className="text-muted nums text-xs group-data-[compact]/index:hidden">x {first.num}</p>
      </div>
    </div>
  )
}

const columns: IndexColumn<Aftersale>[] = [
  {
    name: 'number',
    header: '售后编号',
    cell: ({ aftersales_bn: number }) => (
      <Link href={deskAftersaleHref(number)} className="nums text-link hover:text-brand tap">
        {number}
      </Link>
    ),
    className: 'w-44',
  },
  {
    name: 'order',
    header: '订单编号',
    cell: ({ order_id: id }) => <span className="nums">{id}</span>,
    className: 'w-44',
    isOptional: true,
  },
  { name: 'product', header: '商品', cell: Product },
  {
    name: 'type',
    header: '类型',
    cell: ({ aftersales_type: type }) => aftersaleTypes[type],
    className: 'w-24',
  },
  { name: 'reason', header: '原因', cell: ({ reason }) => reason, className: 'w-36' },
  {
    name: 'refund',
    header: '退款金额',
    isFigure: true,
    cell: ({ refund_fee: cents }) => <Price cents={cents} tone="ink" />,
    className: 'w-32',
  },
  {
    name: 'state',
    header: '状态',
    cell: (row) => <StateChip tone={aftersaleTones[row.aftersales_status]}>{row.status_msg}</StateChip>,
    className: 'w-24',
  },
  {
    name: 'progress',
    header: '进度',
    cell: ({ progress_msg: text }) => text,
    className: 'w-36',
    isOptional: true,
  },
  {
    name: 'created',
    header: '申请时间',
    isFigure: true,
    cell: ({ create_time: at }) => minuteText(at),
    className: 'w-40',
  },
]

/** An after-sale on phones. */
const AftersaleCard = ({ aftersale }: { aftersale: Aftersale }) => (
  <>
    <p className="nums text-muted flex flex-wrap items-center gap-x-4 gap-y-1 text-xs">
      <time>{minuteText(aftersale.create_time)}</time>
      <span>
        售后编号：
        <Link href={deskAftersaleHref(aftersale.aftersales_bn)} className="text-link hover:text-brand tap">
          {aftersale.aftersales_bn}
        </Link>
      </span>
      <span>
        订单编号：<span className="text-text">{aftersale.order_id}</span>
      </span>
      <span className="ml-auto">
        <StateChip tone={aftersaleTones[aftersale.aftersales_status]}>{aftersale.status_msg}</StateChip>
      </span>
    </p>
    <ul>
      {aftersale.detail.map((detail) => (
        <li key={detail.detail_id} className="flex py-3">
          <AftersaleLine detail={detail} />
        </li>
      ))}
    </ul>
    <p className="text-muted flex flex-wrap items-center justify-between gap-2 text-sm">
      <span className="min-w-0 break-words">
        {aftersaleTypes[aftersale.aftersales_type]} · {aftersale.reason} · {aftersale.progress_msg}
      </span>
      <Price cents={aftersale.refund_fee} className="text-ink! text-base" />
    </p>
  </>
)
