'use client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ButtonLink } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Empty } from '@/components/ui/empty'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { Select } from '@/components/ui/select'
import { Tabs } from '@/components/ui/tabs'
import { deskQuery, desk } from '@/lib/client/call/desk'
import type { DeskShopRow } from '@/lib/contract/operator/shops/shop-desk'
import { shopStates, type ShopState } from '@/lib/domain/shop/desk-shop'
import { minuteText } from '@/lib/domain/time/china'
import { shopHref } from '@/lib/web/shop-href'
import { useMay } from '../../frame/use-desk'
import { ColumnChooser } from '../../index-page/column-chooser'
import { CursorRows } from '../../index-page/cursor-rows'
import { IndexBar } from '../../index-page/index-bar'
import { IndexTable, type IndexColumn } from '../../index-page/index-table'
import { IndexViews } from '../../index-page/index-views'
import { useIndexPage } from '../../index-page/use-index-page'
import { countText } from '../../list/count-text'
import { DeskSearch } from '../../list/desk-search'
import { ListHead } from '../../list/list-head'
import { useIndexPlace } from '../../list/use-index-place'
import { deskShopHref, tableImportHref } from '../../menu/hrefs'
import { deskMenu } from '../../menu/pages'
import { ExportButton } from '../../settings/exports/export-button'

const tabs = [
  { value: 'all', label: '全部' },
  ...Object.entries(shopStates).map(([value, { name }]) => ({ value, label: name })),
]
const isState = (text: string | undefined): text is ShopState =>
  text !== undefined && Object.hasOwn(shopStates, text)

/** 店铺: the shops of the mall, by state, searched and narrowed by tag (contract operator §5). */
export function ShopList() {
  const place = useIndexPlace(deskMenu.shops.href)
  const setup = useIndexPage('shops', place)
  const { status, keywords = '', tag = '' } = place.values
  const mayWrite = useMay('shop:write')
  const after = place.trail.at(-1)
  const filter = {
    ...(isState(status) && { state: status }),
    ...(keywords && { keyword: keywords }),
    ...(tag && { tag_id: Number(tag) }),
  }
  const query = useQuery({
    ...deskQuery.shop.list.queryOptions({
      input: {
        pageSize: 20,
        ...filter,
        ...(after && { after: Number(after) }),
      },
      staleTime: 0,
      meta: { silent: true },
    }),
    placeholderData: keepPreviousData,
  })
  const tags = useQuery(
    deskQuery.shopTag.list.queryOptions({ input: {}, staleTime: 30_000, meta: { silent: true } }),
  ).data?.list
  const isNarrowed = keywords !== '' || tag !== '' || isState(status)
  return (
    <>
      <IndexViews setup={setup} place={place} />
      <ListHead
        tabs={
          <Tabs
            label="店铺状态"
            items={tabs}
            value={isState(status) ? status : 'all'}
            onChange={(next) => place.narrow({ status: next === 'all' ? undefined : next })}
            look="pill"
          />
        }
        chooser={<ColumnChooser setup={setup} columns={columns} />}
        tools={
          <>
            <ExportButton subject="shops" begin={(choice) => desk.shop.export({ ...filter, ...choice })} />
            {mayWrite && (
              <ButtonLink href={tableImportHref('shops.import')} variant="ghost">
                导入店铺
              </ButtonLink>
            )}
          </>
        }
        main={mayWrite && <ButtonLink href={deskShopHref('new')}>新增店铺</ButtonLink>}
        search={
          <DeskSearch
            key={keywords}
            label="店铺名称、编号或电话"
            value={keywords}
            onSearch={(next) => place.narrow({ keywords: next || undefined })}
          />
        }
        filterCount={tag ? 1 : 0}
        filters={
          tags &&
          tags.length > 0 && (
            <Select
              aria-label="标签"
              placeholder="全部标签"
              options={tags.map((one) => ({ value: String(one.tag_id), label: one.tag_name }))}
              value={tag}
              onChange={({ target }) => place.narrow({ tag: target.value || undefined })}
              className="w-40 max-md:flex-1"
            />
          )
        }
      />
      <IndexBar
        setup={setup}
        place={place}
        filters={[
          ...(keywords ? [{ name: 'keywords', label: '搜索', text: keywords }] : []),
          ...(tag
            ? [
                {
                  name: 'tag',
                  label: '标签',
                  text: tags?.find((one) => String(one.tag_id) === tag)?.tag_name ?? tag,
                },
              ]
            : []),
        ]}
      />
      <CursorRows
        path={deskMenu.shops.href}
        query={query}
        setup={setup}
        place={place}
        empty={
          <Empty
            occasion="search"
            text={isNarrowed ? '没有店铺符合这些条件' : '还没有店铺，商城自己的商品由商城直接销售'}
            {...(mayWrite && !isNarrowed && { action: { href: deskShopHref('new'), label: '新增店铺' } })}
          />
        }
      >
        {(rows) => (
          <IndexTable
            label="店铺"
            columns={columns}
            setup={setup}
            rows={rows}
            idOf={({ distributor_id: id }) => id}
            nameOf={({ name }) => name}
            card={(row) => <ShopCard row={row} />}
          />
        )}
      </CursorRows>
    </>
  )
}

const stateOf = ({ is_valid: state }: DeskShopRow) => (state === 'delete' ? '' : shopStates[state].name)
const regionOf = ({ province, city, area }: DeskShopRow) =>
  [province, city === province ? '' : city, area].filter(Boolean).join(' ')

function ShopName({ row }: { row: DeskShopRow }) {
  const notes = [
    row.shop_code && `编号 ${row.shop_code}`,
    row.distribution_type === 1 ? '商户经营' : '商城自营',
    row.is_default && '默认店铺',
    row.is_ziti && '可自提',
    ...row.tags,
  ]
  return (
    <>
      <Link href={deskShopHref(row.distributor_id)} className="text-ink hover:text-brand transition-colors">
        {row.name}
      </Link>
      <p className="text-muted nums mt-0.5 text-xs break-all group-data-[compact]/index:hidden">
        {notes.filter(Boolean).join(' · ')}
      </p>
    </>
  )
}

const columns: IndexColumn<DeskShopRow>[] = [
  {
    name: 'name',
    header: '店铺',
    cell: (row) => (
      <div className="flex items-center gap-3">
        <Picture
          src={row.logo}
          alt=""
          width={240}
          className="rounded-control size-12 shrink-0 group-data-[compact]/index:size-8"
        />
        <div className="min-w-0">
          <ShopName row={row} />
        </div>
      </div>
    ),
  },
  {
    name: 'code',
    header: '编号',
    cell: (row) => <span className="nums break-all">{row.shop_code || '-'}</span>,
    className: 'w-28',
    isOptional: true,
  },
  { name: 'region', header: '地区', cell: regionOf, className: 'w-56' },
  {
    name: 'kind',
    header: '经营',
    cell: (row) => (row.distribution_type === 1 ? '商户经营' : '商城自营'),
    className: 'w-28',
    isOptional: true,
  },
  {
    name: 'state',
    header: '状态',
    cell: (row) => (
      <span className={cx(row.is_valid === 'true' ? 'text-ink' : 'text-muted')}>{stateOf(row)}</span>
    ),
    className: 'w-24',
  },
  {
    name: 'goods',
    header: '商品',
    isFigure: true,
    cell: (row) => countText(row.goods_num),
    className: 'w-20',
  },
  {
    name: 'updated',
    header: '修改时间',
    isFigure: true,
    cell: (row) => minuteText(row.updated),
    className: 'w-40',
  },
  {
    name: 'page',
    header: '操作',
    cell: (row) => (
      <span className="flex gap-3 whitespace-nowrap">
        <Link href={deskShopHref(row.distributor_id)} className="text-link hover:text-brand">
          编辑
        </Link>
        {row.is_valid === 'true' && (
          <Link href={shopHref(row)} className="text-link hover:text-brand">
            查看
          </Link>
        )}
      </span>
    ),
    className: 'w-24',
  },
]

function ShopCard({ row }: { row: DeskShopRow }) {
  return (
    <div className="flex gap-3">
      <Picture src={row.logo} alt="" width={240} className="rounded-control size-16 shrink-0" />
      <div className="min-w-0 flex-1 text-sm">
        <ShopName row={row} />
        <p className="text-muted nums mt-1 flex flex-wrap justify-between gap-x-3">
          <span>{regionOf(row)}</span>
          <span>
            {stateOf(row)} · {countText(row.goods_num)}个商品
          </span>
        </p>
      </div>
    </div>
  )
}
