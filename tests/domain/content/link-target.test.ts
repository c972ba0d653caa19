import { isTargetKey, linkTarget, targetKey } from '@/lib/domain/content/link-target'
import { faqHref } from '@/lib/web/faq-href'
import { articleListHref, noticeHref } from '@/lib/web/hrefs'
import { widgetHref } from '@/lib/web/link'
import { listHref } from '@/lib/web/list-href'
import { shopHref } from '@/lib/web/shop-href'

/** The targets of links, as the pickers write their addresses. */

it.each([
  [widgetHref({ linkPage: 'goods', itemId: 12 }), 'goods:12'],
  [widgetHref({ linkPage: 'category', category_id: 5 }), 'category:5'],
  [widgetHref({ linkPage: 'maincategory', category_id: 5 }), 'mainCategory:5'],
  [widgetHref({ linkPage: 'brand', attribute_id: 3 }), 'brand:3'],
  [widgetHref({ linkPage: 'tag', tag_name: '新品 50%' }), 'tag:新品 50%'],
  ['/items?tag=国补', 'tag:国补'],
  [widgetHref({ linkPage: 'management', article_id: 7 }), 'article:7'],
  [widgetHref({ linkPage: 'customer', theme_pc_template_id: 7 }), 'page:7'],
  [articleListHref(4), 'catalogue:4'],
  [faqHref('发票 & 售后'), 'faqGroup:发票 & 售后'],
  ['/article/faqs#配送安装', 'faqGroup:配送安装'],
  ['/article/faqs/2', 'faq:2'],
  [shopHref({ distributor_id: 9 }), 'shop:9'],
  [noticeHref(9), 'notice:9'],
])('%s has a name to ask for', (href, key) => {
  expect(targetKey(linkTarget(href ?? ''))).toBe(key)
  expect(isTargetKey(key)).toBe(true)
})

it.each([
  ['/article/faqs', { kind: 'builtIn', name: '常见问题' }],
  [listHref({ keywords: '冰箱' }), { kind: 'search', name: '冰箱' }],
  ['/items?tag=%E6%96', { kind: 'path' }],
  ['/items?tag=新品&goodsSort=1', { kind: 'path' }],
  ['/items?cat_id=5&brand_id=3', { kind: 'path' }],
  ['https://example.cn/', { kind: 'site' }],
])('%s has none', (href, target) => {
  expect(linkTarget(href)).toEqual(target)
  expect(targetKey(linkTarget(href))).toBeNull()
})

it.each(['member:1', 'goods:x', 'tag:', 'builtIn:首页', `tag:${'长'.repeat(41)}`])('%s is no target', (key) =>
  expect(isTargetKey(key)).toBe(false),
)
