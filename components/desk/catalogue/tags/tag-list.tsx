'use client'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { EditableTags } from '../../list/tags/editable-tags'

/** 商品标签: labels of products, of which shoppers see some (contract operator §4). */
export const TagList = () => (
  <EditableTags
    options={deskQuery.goodsTag.list.queryOptions({ input: {}, staleTime: 0, meta: { silent: true } })}
    recycled={(page) => deskQuery.goodsTag.recycled.queryOptions({ input: page, meta: { silent: true } })}
    shownBy={deskQuery.goodsTag.key()}
    calls={desk.goodsTag}
    permission="goods:write"
    fieldId="tag-name"
    about="标签显示在商品卡片上，也可以用来筛选商品、装修页面。带“国补”标签的商品参加补贴。"
    example="新品"
    countOf={(tag) => tag.goods_num}
    unit="个商品"
    keptFor={(tag) => (tag.is_fixed ? '补贴使用' : null)}
  />
)
