import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { PointsPrice } from '@/components/ui/points-price'
import { Price } from '@/components/ui/price'
import type { DeskGoodsRow } from '@/lib/contract/operator/catalogue/goods-shape'
import { priceText } from '@/lib/domain/money/text'
import { minuteText } from '@/lib/domain/time/china'
import { goodsHref } from '@/lib/web/hrefs'
import type { IndexColumn } from '../../index-page/index-table'
import { deskProductHref } from '../../menu/hrefs'
import { FigureCell } from './figures/figure-cell'
import type { FigureName } from './figures/figure-rules'
import type { FigureEdit } from './figures/use-figure-edit'
import { ProposalNote, ReviewButton } from './proposal/proposal-note'
import { RestoreGoods } from './restore-goods'

const notesOf = (row: DeskGoodsRow): string[] =>
  [
    row.approve_status === 'only_show' && '仅展示',
    row.approve_status === 'offline_sale' && '仅门店',
    row.is_gift === 1 && '赠品',
    row.staff_goods === 1 && '员工内购',
    row.points_goods === 1 && '积分商品',
  ].filter((note) => note !== false)

/** The name of a product, which leads to its form. */
function GoodsName({ row }: { row: DeskGoodsRow }) {
  const notes = notesOf(row)
  return (
    <>
      <p className="line-clamp-2 group-data-[compact]/index:line-clamp-1">
        {row.deleted === null ? (
          <Link href={deskProductHref(row.goods_id)} className="text-ink hover:text-brand transition-colors">
            {row.item_name}
          </Link>
        ) : (
          <span className="text-ink">{row.item_name}</span>
        )}
      </p>
      <p className="text-muted nums mt-0.5 text-xs break-all group-data-[compact]/index:hidden">
        {[`货号 ${row.item_bn}`, row.brand_name, row.shop_name, ...notes].filter(Boolean).join(' · ')}
      </p>
      <ProposalNote row={row} />
    </>
  )
}

const priceRangeText = ({ price, max_price: max }: DeskGoodsRow) =>
  `${priceText(price)}${max > price ? ' 起' : ''}`

function PriceRange({ row }: { row: DeskGoodsRow }) {
  return (
    <span className="whitespace-nowrap">
      {row.points_goods === 1 ? (
        <PointsPrice points={row.point} cents={row.price} tone="ink" className="justify-end" />
      ) : (
        <Price cents={row.price} tone="ink" />
      )}
      {row.max_price > row.price && ' 起'}
    </span>
  )
}

const Stock = ({ store }: { store: number }) => (
  <span className={cx(store === 0 && 'text-brand')}>{store}</span>
)

/** Editing of figures in the list, for operators who may change products. */
export interface GoodsEditing {
  edit: FigureEdit
  /** Opens the figures of the SKUs of a product. */
  onOpenSkus: (row: DeskGoodsRow) => void
}

/** The actions of a row. */
interface RowRights {
  mayWrite: boolean
  /** Figures are changed in the list; null where they are not, as the changes of merchants wait for approval. */
  editing: GoodsEditing | null
  /** Opens what waits for approval; absent for people who do not decide about it. */
  onReview?: ((goodsId: number) => void) | undefined
}

interface GoodsFigureProps {
  row: DeskGoodsRow
  name: FigureName
  editing: GoodsEditing | null
  children: ReactNode
}

/** A figure of a row: a field, or the way to those of its SKUs, where it may be changed. */
function GoodsFigure({ row, name, editing, children }: GoodsFigureProps) {
  const isFixed = row.deleted !== null || (name === 'price' && row.points_goods === 1)
  if (editing === null || isFixed) return children
  if (name !== 'sort' && row.sku_num > 1)
    return (
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${name === 'price' ? priceRangeText(row) : row.store}，各规格的价格和库存：${row.item_name}`}
        onClick={() => editing.onOpenSkus(row)}
        className="tap rounded-control hover:border-line -mr-2 min-h-7 border border-transparent px-2 max-md:min-h-11"
      >
        {children}
      </button>
    )
  return (
    <FigureCell
      goodsId={row.goods_id}
      itemId={row.item_id}
      name={name}
      title={row.item_name}
      version={row.version}
      value={row[name]}
      edit={editing.edit}
    >
      {children}
    </FigureCell>
  )
}

/** The columns of the list of products. */
export const columnsOf = ({ mayWrite, editing, onReview }: RowRights): IndexColumn<DeskGoodsRow>[] => [
  {
    name: 'name',
    header: '商品',
    cell: (row) => (
      <div className="flex items-center gap-3">
        <Picture
          src={row.pic}
          alt=""
          width={240}
          className="rounded-control size-12 shrink-0 group-data-[compact]/index:size-8"
        />
        <div className="min-w-0">
          <GoodsName row={row} />
        </div>
      </div>
    ),
  },
  {
    name: 'number',
    header: '货号',
    cell: (row) => <span className="nums break-all">{row.item_bn}</span>,
    className: 'w-32',
    isOptional: true,
  },
  { name: 'category', header: '分类', cell: (row) => row.category_name || '-', className: 'w-36' },
  {
    name: 'brand',
    header: '品牌',
    cell: (row) => row.brand_name || '-',
    className: 'w-28',
    isOptional: true,
  },
  {
    name: 'shop',
    header: '店铺',
    cell: (row) => row.shop_name || '自营',
    className: 'w-32',
    isOptional: true,
  },
  {
    name: 'price',
    header: '价格',
    isFigure: true,
    cell: (row) => (
      <GoodsFigure row={row} name="price" editing={editing}>
        <PriceRange row={row} />
      </GoodsFigure>
    ),
    className: 'w-32',
    sorts: { rising: 'price_asc', falling: 'price_desc' },
  },
  {
    name: 'store',
    header: '库存',
    isFigure: true,
    cell: (row) => (
      <GoodsFigure row={row} name="store" editing={editing}>
        <Stock store={row.store} />
      </GoodsFigure>
    ),
    className: 'w-24',
  },
  {
    name: 'sales',
    header: '销量',
    isFigure: true,
    cell: (row) => row.sales,
    className: 'w-20',
    sorts: { falling: 'sales' },
  },
  { name: 'sku', header: '规格', isFigure: true, cell: (row) => row.sku_num, className: 'w-16' },
  {
    name: 'sort',
    header: '排序',
    isFigure: true,
    cell: (row) => (
      <GoodsFigure row={row} name="sort" editing={editing}>
        {row.sort}
      </GoodsFigure>
    ),
    className: 'w-24',
    isOptional: true,
  },
  {
    name: 'created',
    header: '创建时间',
    isFigure: true,
    cell: (row) => minuteText(row.created),
    className: 'w-40',
    isOptional: true,
  },
  {
    name: 'updated',
    header: '修改时间',
    isFigure: true,
    cell: (row) => minuteText(row.deleted ?? row.updated),
    className: 'w-40',
    sorts: { falling: 'updated' },
  },
  {
    name: 'page',
    header: '操作',
    cell: (row) => (
      <span className="flex gap-3 whitespace-nowrap">
        <ReviewButton row={row} onReview={onReview} />
        {mayWrite && row.deleted !== null && <RestoreGoods row={row} />}
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
    className: 'w-32',
  },
]

/** A product on phones. */
export function GoodsCard({ row, mayWrite, editing, onReview }: RowRights & { row: DeskGoodsRow }) {
  return (
    <div className="flex gap-3">
      <Picture src={row.pic} alt="" width={240} className="rounded-control size-16 shrink-0" />
      <div className="min-w-0 flex-1 text-sm">
        <GoodsName row={row} />
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3">
          <GoodsFigure row={row} name="price" editing={editing}>
            <PriceRange row={row} />
          </GoodsFigure>
          <span
            className={cx(
              'nums inline-flex max-w-full flex-wrap items-center gap-x-1',
              row.store === 0 ? 'text-brand' : 'text-muted',
            )}
          >
            库存
            <GoodsFigure row={row} name="store" editing={editing}>
              <Stock store={row.store} />
            </GoodsFigure>
            <span className="ml-1 whitespace-nowrap">· 销量 {row.sales}</span>
          </span>
        </div>
        <ReviewButton row={row} onReview={onReview} />
        {mayWrite && row.deleted !== null && <RestoreGoods row={row} />}
      </div>
    </div>
  )
}
