import { ButtonLink, buttonClass } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { ChevronDown } from '@/components/ui/icons/chevron-down'
import { Link } from '@/components/ui/link'
import { Popover } from '@/components/ui/popover'
import { ExportLink } from '../export-link'
import { deskProductHref, goodsImportHref, tableImportHref } from '../menu'
import type { GoodsFilter } from './bulk-bar'

/** Above the list: new products, and files of what it shows. @param filter of the list */
export function GoodsListActions({ filter, isOperator }: { filter: GoodsFilter; isOperator: boolean }) {
  return (
    <span className="flex flex-wrap gap-3">
      {isOperator && (
        <>
          <span className="contents max-md:hidden">
            <ExportLink call="goods/export" filter={{ ...filter }} />
            <ButtonLink href={goodsImportHref} variant="ghost">
              导入商品
            </ButtonLink>
          </span>
          <Popover
            align="right"
            className="max-md:order-last"
            trigger={
              <>
                <span className="max-md:hidden">库存和标签</span>
                <span className="md:hidden">导入和导出</span>
                <ChevronDown className="size-4" aria-hidden />
              </>
            }
            buttonClassName={buttonClass({ variant: 'ghost' })}
            panelClassName="w-max p-2"
          >
            <div className="grid">
              <Link href={goodsImportHref} className={cx(itemClass, 'md:hidden')}>
                导入商品
              </Link>
              <ExportLink call="goods/export" filter={{ ...filter }} className={cx(itemClass, 'md:hidden')}>
                导出商品
              </ExportLink>
              <Link href={tableImportHref('stock.import')} className={itemClass}>
                导入库存
              </Link>
              <ExportLink call="stock/export" filter={{ ...filter }} className={itemClass}>
                导出库存
              </ExportLink>
              <Link href={tableImportHref('tags.import')} className={itemClass}>
                导入标签
              </Link>
            </div>
          </Popover>
        </>
      )}
      <ButtonLink href={deskProductHref('new')}>新增商品</ButtonLink>
    </span>
  )
}

const itemClass =
  'text-text hover:bg-page hover:text-ink rounded-control flex min-h-9 items-center px-3 text-sm max-md:min-h-11'
