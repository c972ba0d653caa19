'use client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { Select } from '@/components/ui/select'
import { Tabs } from '@/components/ui/tabs'
import { deskQuery } from '@/lib/client/call/desk'
import type { DeskGoodsRow } from '@/lib/contract/operator/catalogue/goods-shape'
import type { Permission } from '@/lib/domain/desk/permissions'
import { mayDo } from '@/lib/domain/desk/roles'
import {
  deskGoodsSorts,
  deskGoodsStates,
  type DeskGoodsSort,
  type DeskGoodsState,
} from '@/lib/domain/goods/desk-state'
import { ConflictDialog } from '../../form/conflict/conflict-dialog'
import { ofShop, shopFilter, useDeskShop } from '../../frame/shop-switcher/desk-shop'
import { useDesk } from '../../frame/use-desk'
import { ColumnChooser } from '../../index-page/column-chooser'
import { CursorRows } from '../../index-page/cursor-rows'
import { IndexBar } from '../../index-page/index-bar'
import { IndexTable } from '../../index-page/index-table'
import { IndexViews } from '../../index-page/index-views'
import { SelectionNote } from '../../index-page/selection-note'
import { useIndexPage } from '../../index-page/use-index-page'
import { countText } from '../../list/count-text'
import { DeskSearch } from '../../list/desk-search'
import { ListHead } from '../../list/list-head'
import { UndoNote } from '../../list/undo-note'
import { useIndexPlace } from '../../list/use-index-place'
import { deskProductHref } from '../../menu/hrefs'
import { deskMenu } from '../../menu/pages'
import { BulkBar } from './bulk/bulk-bar'
import { useBulkUndo } from './bulk/use-bulk-undo'
import { SkuFigures } from './figures/sku-figures'
import { useFigureEdit } from './figures/use-figure-edit'
import { GoodsCard, columnsOf, type GoodsEditing } from './goods-columns'
import { GoodsFiles } from './goods-files'
import { filterOf } from './goods-filter'
import { ApprovalBar } from './proposal/approval-bar'
import { ApprovalSetting } from './proposal/approval-setting'
import { ProposalDialog } from './proposal/proposal-dialog'
import { useGoodsFilters } from './use-goods-filters'

const states = Object.keys(deskGoodsStates) as DeskGoodsState[]
const sorts = Object.entries(deskGoodsSorts).map(([value, label]) => ({ value, label }))
const isState = (text: string | undefined): text is DeskGoodsState => states.some((state) => state === text)
const isSort = (text: string | undefined): text is DeskGoodsSort =>
  text !== undefined && Object.hasOwn(deskGoodsSorts, text)

/** The chosen products of a list. */
interface Chosen {
  state: DeskGoodsState
  ids: ReadonlySet<number>
  /** The filter of the list that is chosen whole, until the list is another one; empty for none. */
  whole: string
}

const none: ReadonlySet<number> = new Set()

/** Products that were chosen in one state are not in the list of another. */
const idsOf = (chosen: Chosen, state: DeskGoodsState): ReadonlySet<number> =>
  chosen.state === state ? chosen.ids : none

/** The products of the mall or of a shop: by state, searched, filtered, sorted, changed together (contract operator §4). */
export function GoodsList() {
  const place = useIndexPlace(deskMenu.goods.href)
  const setup = useIndexPage('goods', place)
  const { status, keywords = '', sort } = place.values
  const state = isState(status) ? status : 'on_sale'
  const { data: desk } = useDesk()
  const shop = useDeskShop()
  const isOperator = desk?.shop === null
  const may = (permission: Permission) => (desk ? mayDo(desk.desk_role, permission) : false)
  const mayWrite = may('goods:write')
  const mayApprove = isOperator && may('goods:approve')
  const isDeciding = mayApprove && state === 'pending'
  const [reviewed, setReviewed] = useState<number | null>(null)
  const [chosen, setChosen] = useState<Chosen>({ state, ids: none, whole: '' })
  const filter = { ...filterOf(state, place.values), ...ofShop(shop) }
  const { chips, controls } = useGoodsFilters(place, isOperator && shop === null && may('shop:read'))
  const list = JSON.stringify(filter)
  const isWhole = chosen.whole === list
  const ids = idsOf(chosen, state)
  /** The chosen ones among the rows: all of them, when the list is chosen whole. */
  const shownIds = (present: Chosen, rows: readonly DeskGoodsRow[]) =>
    present.whole === list ? new Set(rows.map(({ goods_id: id }) => id)) : idsOf(present, state)
  const unselect = () => setChosen({ state, ids: none, whole: '' })
  const after = place.trail.at(-1)
  const query = useQuery({
    ...deskQuery.goods.list.queryOptions({
      input: {
        ...filter,
        sort: isSort(sort) ? sort : 'newest',
        pageSize: 20,
        ...(after && { after }),
      },
      staleTime: 0,
      meta: { silent: true },
    }),
    placeholderData: keepPreviousData,
  })
  const { data } = query
  const counts = useQuery(
    deskQuery.goods.count.queryOptions({ input: ofShop(shop), staleTime: 0, meta: { silent: true } }),
  ).data
  const isNarrowed = chips.length > 0 || shop !== null
  // Only merchants have the tab of products that came back to them.
  const shownStates = states.filter((one) => one !== 'returned' || !isOperator)
  const edit = useFigureEdit()
  const bulk = useBulkUndo()
  const [openSkus, setOpenSkus] = useState<{ goodsId: number; title: string } | null>(null)
  const mayEdit = mayWrite && isOperator
  const editing: GoodsEditing | null = mayEdit
    ? { edit, onOpenSkus: (row) => setOpenSkus({ goodsId: row.goods_id, title: row.item_name }) }
    : null
  const rights = { mayWrite, editing, onReview: mayApprove ? setReviewed : undefined }
  const columns = columnsOf(rights)
  return (
    <>
      <IndexViews setup={setup} place={place} />
      <ListHead
        tabs={
          <Tabs
            label="商品状态"
            items={shownStates.map((value) => ({
              value,
              label: (
                <>
                  {deskGoodsStates[value]}
                  {counts && chips.length === 0 && (
                    <span className="nums ml-1 text-xs">{countText(counts[value])}</span>
                  )}
                </>
              ),
            }))}
            value={state}
            onChange={(next) => place.narrow({ status: next === 'on_sale' ? undefined : next })}
            look="pill"
          />
        }
        chooser={<ColumnChooser setup={setup} columns={columns} />}
        tools={<GoodsFiles filter={filter} imports={isOperator && mayWrite} />}
        main={mayWrite && <ButtonLink href={deskProductHref('new')}>新增商品</ButtonLink>}
        search={
          <DeskSearch
            key={keywords}
            label="商品名称、货号或条形码"
            value={keywords}
            onSearch={(next) => place.narrow({ keywords: next || undefined })}
          />
        }
        filterCount={chips.filter(({ name }) => name !== 'keywords').length}
        filters={
          <>
            {controls}
            <Select
              aria-label="排序"
              options={sorts}
              value={isSort(sort) ? sort : 'newest'}
              onChange={({ target }) =>
                place.narrow({ sort: target.value === 'newest' ? undefined : target.value })
              }
              className="w-40 max-md:flex-1 md:hidden"
            />
          </>
        }
      />
      {isOperator && state === 'pending' && may('setting:write') && <ApprovalSetting />}
      <IndexBar setup={setup} place={place} filters={[...shopFilter(shop), ...chips]} />
      <CursorRows
        path={deskMenu.goods.href}
        query={query}
        setup={setup}
        place={place}
        empty={
          <Empty
            occasion="search"
            text={isNarrowed ? '没有符合条件的商品' : emptyTexts[state]}
            {...(mayWrite &&
              !isNarrowed &&
              state === 'on_sale' && { action: { href: deskProductHref('new'), label: '新增商品' } })}
          />
        }
      >
        {(rows) => (
          <>
            {mayWrite &&
              isOperator &&
              !isDeciding &&
              !isWhole &&
              data &&
              data.next !== null &&
              rows.every(({ goods_id: id }) => ids.has(id)) && (
                <SelectionNote
                  onPage={rows.length}
                  total={totalText(data)}
                  unit="个商品"
                  onWhole={() => setChosen({ state, ids, whole: list })}
                />
              )}
            <IndexTable
              label="商品"
              columns={columns}
              setup={setup}
              sort={{
                value: isSort(sort) ? sort : 'newest',
                onChange: (next) => place.narrow({ sort: next || undefined }),
              }}
              rows={rows}
              idOf={({ goods_id: id }) => id}
              nameOf={({ item_name: name }) => name}
              selection={
                mayWrite || isDeciding
                  ? {
                      ids: shownIds(chosen, rows),
                      onChange: (change) =>
                        setChosen((present) => ({ state, ids: change(shownIds(present, rows)), whole: '' })),
                    }
                  : undefined
              }
              card={(row) => <GoodsCard row={row} {...rights} />}
            />
          </>
        )}
      </CursorRows>
      {isDeciding && data && ids.size > 0 && (
        <ApprovalBar rows={data.list.filter(({ goods_id: id }) => ids.has(id))} onDone={unselect} />
      )}
      {mayWrite && !isDeciding && (ids.size > 0 || isWhole) && (
        <BulkBar
          state={state}
          ids={[...ids]}
          all={isWhole && data ? { filter, count: totalText(data) } : null}
          isMerchant={!isOperator}
          onDone={unselect}
          onUndoable={bulk.onUndoable}
        />
      )}
      <ProposalDialog goodsId={reviewed} onClose={() => setReviewed(null)} />
      {mayEdit && (
        <>
          <SkuFigures goods={openSkus} edit={edit} onClose={() => setOpenSkus(null)} />
          <UndoNote
            key={bulk.change ? 'bulk' : 'figure'}
            change={bulk.change ?? edit.undoable}
            onClose={bulk.change ? bulk.close : edit.closeUndo}
          />
          <ConflictDialog rows={edit.conflictRows} onClose={edit.giveUp} onResolve={edit.resolve} />
        </>
      )}
    </>
  )
}

const emptyTexts: Record<DeskGoodsState, string> = {
  on_sale: '还没有在售的商品',
  sold_out: '没有售罄的商品',
  off_sale: '仓库里没有商品',
  pending: '没有待审核的商品',
  returned: '没有需要修改的商品',
  deleted: '回收站是空的，删除的商品在这里保留30天',
}

const totalText = ({ total_count: total, more }: { total_count: number; more: boolean }) =>
  more ? `${total}以上` : String(total)
