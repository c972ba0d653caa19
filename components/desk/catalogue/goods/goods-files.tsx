import { Button, ButtonLink, buttonClass } from '@/components/ui/button'
import { ChevronDown } from '@/components/ui/icons/chevron-down'
import { Link } from '@/components/ui/link'
import { Popover } from '@/components/ui/popover'
import { desk } from '@/lib/client/call/desk'
import { goodsImportHref, tableImportHref } from '../../menu/hrefs'
import { useExport, type WantedExport } from '../../settings/exports/use-export'
import type { GoodsFilter } from './goods-filter'

interface GoodsFilesProps {
  /** The filter of the list. */
  filter: GoodsFilter
  /** Operators who may write import tables. */
  imports: boolean
}

/** Above the list: files of what it shows, and imports. */
export function GoodsFiles({ filter, imports }: GoodsFilesProps) {
  const exporting = useExport()
  const ofGoods: WantedExport = {
    subject: 'goods',
    begin: (choice) => desk.goodsImport.export({ ...filter, ...choice }),
  }
  const ofStock: WantedExport = {
    subject: 'stock',
    begin: (choice) => desk.goodsImport.exportStock({ ...filter, ...choice }),
  }
  return (
    <>
      <Button variant="ghost" onClick={() => exporting.begin(ofGoods)}>
        导出
      </Button>
      {imports && (
        <ButtonLink href={goodsImportHref} variant="ghost">
          导入商品
        </ButtonLink>
      )}
      <Popover
        align="right"
        trigger={
          <>
            {imports ? '库存和标签' : '库存'}
            <ChevronDown className="size-4" aria-hidden />
          </>
        }
        buttonClassName={buttonClass({ variant: 'ghost' })}
        panelClassName="w-max p-2"
      >
        <div className="grid">
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
      {exporting.dialog}
    </>
  )
}

const itemClass =
  'text-text hover:bg-page hover:text-ink rounded-control flex min-h-9 items-center px-3 text-sm max-md:min-h-11'
