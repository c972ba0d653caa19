import { desk, deskQuery } from '@/lib/client/call/desk'
import type { DeskGoodsRow } from '@/lib/contract/operator/catalogue/goods-shape'
import { RestoreButton } from '../../list/restore-button'

/** 恢复: takes a product out of the recycle bin, off the shelf. */
export const RestoreGoods = ({ row: { goods_id, item_name } }: { row: DeskGoodsRow }) => (
  <RestoreButton
    name={item_name}
    restore={() => desk.goods.restore({ goods_id })}
    doneText="已恢复到仓库"
    shownBy={[deskQuery.goods.key()]}
  />
)
