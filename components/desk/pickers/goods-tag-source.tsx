import { designer } from '@/lib/client/call/designer'
import type { GoodsTagChoice } from '@/lib/contract/operator/content/design-choice'
import type { ChoiceSource } from './choice-source'

/** Tags of products that shoppers see. */
export const goodsTagSource: ChoiceSource<GoodsTagChoice> = {
  title: '选择标签',
  unit: '个标签',
  placeholder: '标签名称',
  name: 'goods-tags',
  read: ({ keyword, page, pageSize }) => designer.designChoice.goodsTags({ keyword, page, pageSize }),
  keyOf: ({ tag_id }) => String(tag_id),
  nameOf: ({ tag_name }) => tag_name,
  columns: [
    { head: 'ID', className: 'nums w-20', cell: ({ tag_id }) => tag_id },
    { head: '标签', cell: ({ tag_name }) => tag_name },
  ],
  recordOf: ({ tag_id, tag_name }) => ({ tag_id, tag_name, title: tag_name }),
}
