import { Button, ButtonLink, buttonClass } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { ChevronDown } from '@/components/ui/icons/chevron-down'
import { Link } from '@/components/ui/link'
import { Popover } from '@/components/ui/popover'
import { desk } from '@/lib/client/call/desk'
import { deskProductHref, goodsImportHref, tableImportHref } from '../../menu/hrefs'
import { useExport, type WantedExport } from '../../settings/exports/use-export'
import type { GoodsFilter } from './goods-filter'

interface GoodsListActionsProps {
  /** The filter of the list. */
  filter: GoodsFilter
  isOperator: boolean
  mayWrite: boolean
}

/** Above the list: new products, and files of what it shows. Tables are imported by operators. */
export function GoodsListActions({ filter, isOperator, mayWrite }: GoodsListActionsProps) {
  const exporting = useExport()
  const ofGoods: WantedExport = {
    subject: 'goods',
    begin: (choice) => desk.goodsImport.export({ ...filter, ...choice }),
  }
  const ofStock: WantedExport = {
    subject: 'stock',
    begin: (choice) => desk.goodsImport.exportStock({ ...filter, ...choice }),
  }
  const imports = isOperator && mayWrite
  return (
    <span className="flex flex-wrap gap-3">
      <span className="contents max-md:hidden">
        <Button variant="ghost" onClick={() => exporting.begin(ofGoods)}>
          导出
        </Button>
        {imports && (
          <ButtonLink href={goodsImportHref} variant="ghost">
            导入商品
          </ButtonLink>
        )}
      </span>
      <Popover
        align="right"
        className="max-md:order-last"
        trigger={
          <>
            <span className="max-md:hidden">{imports ? '库存和标签' : '库存'}</span>
            <span className="md:hidden">{imports ? '导入和导出' : '导出'}</span>
            <ChevronDown className="size-4" aria-hidden />
          </>
        }
        buttonClassName={buttonClass({ variant: 'ghost' })}
        panelClassName="w-max p-2"
      >
        <div className="grid">
          {imports && (
            <Link href={goodsImportHref} className={cx(itemClass, 'md:hidden')}>
              导入商品
            </Link>
          )}
          <button
            type="button"
            onClick={() => exporting.begin(ofGoods)}
            className={cx(itemClass, 'md:hidden')}
          >
            导出商品
          </button>
          {imports && (
            <Link href={tableImportHref('stock.import')} className={itemClass}>
              导入库存
            </Link>
          )}
          <button type="button" onClick={() => exporting.begin(ofStock)} className={itemClass}>
            导出库存
          </button>
          {imports && (
            <Link href={tableImportHref('tags.import')} className={itemClass}>
              导入标签
            </Link>
          )}
        </div>
      </Popover>
      {mayWrite && <ButtonLink href={deskProductHref('new')}>新增商品</ButtonLink>}
      {exporting.dialog}
    </span>
  )
}

const itemClass =
  'text-text hover:bg-page hover:text-ink rounded-control flex min-h-9 items-center px-3 text-sm max-md:min-h-11'
