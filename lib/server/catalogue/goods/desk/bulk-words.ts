import 'server-only'
import { priceChangeWords } from '@/lib/domain/goods/price-change'
import { stockChangeWords } from '@/lib/domain/goods/stock-change'
import { priceText } from '@/lib/domain/money/text'
import type { Queries } from '@/lib/server/ground/db/connection'
import { namesFor, statusNames, type BulkChange } from './bulk-change'

/** A change in words, such as 改价到 90%. */
export async function bulkWords(tx: Queries, change: BulkChange): Promise<string> {
  const names = await namesFor(tx, change)
  switch (change.kind) {
    case 'status':
      return statusNames[change.approve_status]
    case 'price':
      return priceChangeWords(change)
    case 'stock':
      return stockChangeWords(change)
    case 'member_price': {
      const { percent, price } = change
      if (price !== undefined) return `${names.grade}会员价改为${priceText(price)}`
      return `${names.grade}会员价${percent === undefined ? '按等级折扣' : `改为价格的${percent}%`}`
    }
    case 'category':
      return `加入分类 ${names.category}`
    case 'tag':
      return `加标签 ${names.tag}`
    case 'untag':
      return `去标签 ${names.tag}`
    case 'freight':
      return `运费模板 ${names.template}`
    case 'delete':
      return '删除'
    case 'restore':
      return '恢复'
  }
}
