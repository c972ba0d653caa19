'use client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ListSkeleton } from '@/components/member/list-skeleton'
import { Button, ButtonLink, buttonClass } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { PointsPrice } from '@/components/ui/points-price'
import { Price } from '@/components/ui/price'
import { Select } from '@/components/ui/select'
import { Tabs } from '@/components/ui/tabs'
import { deskQuery } from '@/lib/client/call/desk'
import type { DeskGoodsRow } from '@/lib/contract/operator/goods-shape'
import { mayDo } from '@/lib/domain/desk/roles'
import {
  deskGoodsSorts,
  deskGoodsStates,
  type DeskGoodsSort,
  type DeskGoodsState,
} from '@/lib/domain/goods/desk-state'
import { minuteText } from '@/lib/domain/time/china'
import { goodsHref } from '@/lib/web/hrefs'
import { DeskSearch } from '../desk-search'
import { IndexPages } from '../index-page/index-pages'
import { IndexTable, type IndexColumn } from '../index-page/index-table'
import { useIndexPlace } from '../index-page/use-index-place'
import { deskMenu, deskProductHref, goodsImportHref } from '../menu'
import { useDesk } from '../use-desk'
import { BulkBar, type GoodsFilter } from './bulk-bar'
import { CategorySelect } from './category-select'

const states = Object.keys(deskGoodsStates) as DeskGoodsState[]
const sorts = Object.entries(deskGoodsSorts).map(([value, label]) => ({ value, label }))
const isState = (text: string | undefined): text is DeskGoodsState => states.some((state) => state === text)
const isSort = (text: string | undefined): text is DeskGoodsSort =>
  text !== undefined && Object.hasOwn(deskGoodsSorts, text)

/** The products of the mall or of a shop: by state, searched, filtered, sorted, changed together (contract operator §4). */
export function GoodsList() {
  const place = useIndexPlace(deskMenu.goods.href)
  const { status, keywords = '', category = '', sort } = place.values
  const state = isState(status) ? status : 'on_sale'
  const { data: desk } = useDesk()
  const isOperator = desk?.shop === null
  const mayWrite = isOperator && mayDo(desk.desk_role, 'goods:write')
  const [chosen, setChosen] = useState<{ state: DeskGoodsState; ids: ReadonlySet<number> }>({
    state,
    ids: new Set(),
  })
  // Products that were chosen in one state are not in the list of another.
  const ids = chosen.state === state ? chosen.ids : new Set<number>()
  const filter: GoodsFilter = {
    state,
    ...(keywords && { keyword: keywords }),
    ...(category && { category_id: Number(category) }),
  }
  // All products of a list are chosen until the list is another one.
  const [wholeList, setWholeList] = useState('')
  const isWhole = wholeList === JSON.stringify(filter)
  const after = place.trail.at(-1)
  const { data, isError, isPlaceholderData, isRefetching, refetch } = useQuery({
    ...deskQuery.goods.list.queryOptions({
      input: {
        state,
        sort: isSort(sort) ? sort : 'newest',
        pageSize: 20,
        ...(keywords && { keyword: keywords }),
        ...(category && { category_id: Number(category) }),
        ...(after && { after }),
      },
      staleTime: 0,
      meta: { silent: true },
    }),
    placeholderData: keepPreviousData,
  })
  const counts = useQuery(
    deskQuery.goods.count.queryOptions({ input: {}, staleTime: 0, meta: { silent: true } }),
  ).data
  const isNarrowed = keywords !== '' || category !== ''
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <Tabs
          label="商品状态"
          items={states.map((value) => ({
            value,
            label: (
              <>
                {deskGoodsStates[value]}
                {counts && <span className="nums ml-1 text-xs">{countText(counts[value])}</span>}
              </>
            ),
          }))}
          value={state}
          onChange={(next) => place.narrow({ status: next === 'on_sale' ? undefined : next })}
          look="pill"
        />
        {mayWrite && (
          <span className="flex gap-3">
            <a href={exportHref(filter)} download className={buttonClass({ variant: 'ghost' })}>
              导出
            </a>
            <ButtonLink href={goodsImportHref} variant="ghost">
              导入商品
            </ButtonLink>
            <ButtonLink href={deskProductHref('new')}>新增商品</ButtonLink>
          </span>
        )}
      </div>
      <div className="flex flex-wrap gap-x-3">
        <DeskSearch
          key={keywords}
          label="商品名称、货号或条形码"
          value={keywords}
          onSearch={(next) => place.narrow({ keywords: next || undefined })}
        />
        {isOperator && (
          <CategorySelect
            label="分类"
            value={category}
            onChange={(next) => place.narrow({ category: next || undefined })}
            placeholder="全部分类"
            className="mb-4 w-48 max-md:flex-1"
          />
        )}
        <Select
          aria-label="排序"
          options={sorts}
          value={isSort(sort) ? sort : 'newest'}
          onChange={({ target }) =>
            place.narrow({ sort: target.value === 'newest' ? undefined : target.value })
          }
          className="mb-4 w-40 max-md:flex-1"
        />
      </div>
      {!data && !isError && <ListSkeleton />}
      {isError && !data && <ErrorState onRetry={() => void refetch()} retrying={isRefetching} />}
      {data && data.list.length === 0 && (
        <Empty
          occasion="search"
          text={isNarrowed ? '没有符合条件的商品' : emptyTexts[state]}
          {...(mayWrite &&
            !isNarrowed &&
            state === 'on_sale' && { action: { href: deskProductHref('new'), label: '新增商品' } })}
        />
      )}
      {data && data.list.length > 0 && (
        <div
          aria-busy={isPlaceholderData}
          className={cx('transition-opacity', isPlaceholderData && 'opacity-60')}
        >
          {mayWrite &&
            !isWhole &&
            data.next !== null &&
            data.list.every(({ goods_id: id }) => ids.has(id)) && (
              <p className="bg-brand-tint/60 text-text rounded-card mb-3 px-4 py-2 text-sm">
                已选本页{data.list.length}个商品。
                <Button variant="text" onClick={() => setWholeList(JSON.stringify(filter))}>
                  选择符合条件的全部{totalText(data)}个
                </Button>
              </p>
            )}
          <IndexTable
            label="商品"
            columns={columnsOf(mayWrite)}
            rows={data.list}
            idOf={({ goods_id: id }) => id}
            nameOf={({ item_name: name }) => name}
            selection={
              mayWrite
                ? {
                    ids: isWhole ? new Set(data.list.map(({ goods_id: id }) => id)) : ids,
                    onChange: (next) => {
                      setWholeList('')
                      setChosen({ state, ids: next })
                    },
                  }
                : undefined
            }
            card={(row) => <GoodsCard row={row} mayWrite={mayWrite} />}
          />
          <IndexPages place={place} total={data.total_count} hasMore={data.more} next={data.next} />
        </div>
      )}
      {mayWrite && (ids.size > 0 || isWhole) && (
        <BulkBar
          state={state}
          ids={[...ids]}
          all={isWhole && data ? { filter, count: totalText(data) } : null}
          onDone={() => {
            setWholeList('')
            setChosen({ state, ids: new Set() })
          }}
        />
      )}
    </>
  )
}

/** The file of the products that the list has. */
const exportHref = (filter: GoodsFilter) => {
  const query = new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]))
  return `/api/h5app/wxapp/operator/goods/export?${query.toString()}`
}

const emptyTexts: Record<DeskGoodsState, string> = {
  on_sale: '还没有在售的商品',
  sold_out: '没有售罄的商品',
  off_sale: '仓库里没有商品',
  deleted: '回收站是空的，删除的商品在这里保留30天',
}

const totalText = ({ total_count: total, more }: { total_count: number; more: boolean }) =>
  more ? `${total}以上` : String(total)

const countText = (count: number) => (count >= 10_000 ? '9999+' : count)

const notesOf = (row: DeskGoodsRow): string[] =>
  [
    row.approve_status === 'only_show' && '仅展示',
    row.approve_status === 'offline_sale' && '仅门店',
    row.is_gift === 1 && '赠品',
    row.staff_goods === 1 && '员工内购',
    row.points_goods === 1 && '积分商品',
    row.audit_status !== 'approved' && '待审核',
  ].filter((note) => note !== false)

/** The name of a product, which leads to its form, or to its page for people who may only see. */
function GoodsName({ row, mayWrite }: { row: DeskGoodsRow; mayWrite: boolean }) {
  const href =
    mayWrite && row.deleted === null
      ? deskProductHref(row.goods_id)
      : row.is_public
        ? goodsHref(row.item_id)
        : null
  const notes = notesOf(row)
  return (
    <>
      <p className="line-clamp-2">
        {href === null ? (
          <span className="text-ink">{row.item_name}</span>
        ) : (
          <Link href={href} className="text-ink hover:text-brand transition-colors">
            {row.item_name}
          </Link>
        )}
      </p>
      <p className="text-muted nums mt-0.5 text-xs break-all">
        {[`货号 ${row.item_bn}`, row.brand_name, row.shop_name, ...notes].filter(Boolean).join(' · ')}
      </p>
    </>
  )
}

function PriceRange({ row }: { row: DeskGoodsRow }) {
  return (
    <span className="whitespace-nowrap">
      {row.points_goods === 1 ? (
        <PointsPrice points={row.point} cents={row.price} tone="ink" />
      ) : (
        <Price cents={row.price} tone="ink" />
      )}
      {row.max_price > row.price && ' 起'}
    </span>
  )
}

const columnsOf = (mayWrite: boolean): IndexColumn<DeskGoodsRow>[] => [
  {
    name: 'name',
    header: '商品',
    cell: (row) => (
      <div className="flex items-center gap-3">
        <Picture src={row.pic} alt="" width={240} className="rounded-control size-12 shrink-0" />
        <div className="min-w-0">
          <GoodsName row={row} mayWrite={mayWrite} />
        </div>
      </div>
    ),
  },
  { name: 'category', header: '分类', cell: (row) => row.category_name || '-', className: 'w-36' },
  {
    name: 'price',
    header: '价格',
    isFigure: true,
    cell: (row) => <PriceRange row={row} />,
    className: 'w-32',
  },
  {
    name: 'store',
    header: '库存',
    isFigure: true,
    cell: (row) => <span className={cx(row.store === 0 && 'text-brand')}>{row.store}</span>,
    className: 'w-20',
  },
  { name: 'sales', header: '销量', isFigure: true, cell: (row) => row.sales, className: 'w-20' },
  { name: 'sku', header: '规格', isFigure: true, cell: (row) => row.sku_num, className: 'w-16' },
  {
    name: 'updated',
    header: '修改时间',
    isFigure: true,
    cell: (row) => minuteText(row.deleted ?? row.updated),
    className: 'w-40',
  },
  {
    name: 'page',
    header: '操作',
    cell: (row) => (
      <span className="flex gap-3 whitespace-nowrap">
        {mayWrite && row.deleted === null && (
          <Link href={deskProductHref(row.goods_id)} className="text-link hover:text-brand">
            编辑
          </Link>
        )}
        {row.is_public && (
          <Link href={goodsHref(row.item_id)} className="text-link hover:text-brand">
            查看
          </Link>
        )}
      </span>
    ),
    className: 'w-24',
  },
]

function GoodsCard({ row, mayWrite }: { row: DeskGoodsRow; mayWrite: boolean }) {
  return (
    <div className="flex gap-3">
      <Picture src={row.pic} alt="" width={240} className="rounded-control size-16 shrink-0" />
      <div className="min-w-0 flex-1 text-sm">
        <GoodsName row={row} mayWrite={mayWrite} />
        <p className="mt-1 flex justify-between gap-3">
          <PriceRange row={row} />
          <span className={cx('nums text-sm', row.store === 0 ? 'text-brand' : 'text-muted')}>
            库存 {row.store} · 销量 {row.sales}
          </span>
        </p>
      </div>
    </div>
  )
}
