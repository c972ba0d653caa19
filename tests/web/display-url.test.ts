import { cachePath } from '@/lib/front/next/cacheable-routes'
import { displayUrl } from '@/lib/web/display-url'
import { listPath } from '@/lib/web/list-path'

describe('the URL of a static document', () => {
  test.each([
    ['/list/all/all/1', '/items'],
    ['/list/all/all/2', '/items?page=2'],
    ['/list/category/5/2', '/items?cat_id=5&page=2'],
    ['/list/main/501/1', '/items?main_category=501'],
    ['/list/brand/1/1', '/items?brand_id=1'],
    ['/list/tag/新品 a&b/1', '/items?tag=%E6%96%B0%E5%93%81+a%26b'],
    ['/articles/all/1', '/articleList'],
    ['/articles/7/3', '/articleList?category_id=7&page=3'],
    ['/articles/news/2', '/news?page=2'],
    ['/faqs/all', '/article/faqs'],
    ['/faqs/3', '/article/faqs/3'],
    ['/terms/register', '/license'],
    ['/terms/privacy', '/license?type=privacy'],
    ['/terms/staff', '/license/staff'],
    ['/shop-front/1/all/1', '/shops/info?distributor_id=1'],
    ['/shop-front/1/101/2', '/shops/info?distributor_id=1&category_id=101&page=2'],
    ['/shop-places/all/all/1', '/store'],
    [
      '/shop-places/浙江省/杭州市/1',
      '/store?province=%E6%B5%99%E6%B1%9F%E7%9C%81&city=%E6%9D%AD%E5%B7%9E%E5%B8%82',
    ],
    ['/view/custom/3', '/custompage?pageid=3'],
    ['/view/named/story', '/story'],
    ['/view/home', '/'],
    ['/view/phone', '/h5'],
    ['/faqs/all', '/article/faqs'],
    ['/programme/cards', '/reuseCard'],
    ['/shop-near/all', '/shops/near'],
  ])('%s is %s, and leads back to it', (path, url) => {
    expect(displayUrl(path)).toBe(url)
    const [displayPath = '', search = ''] = url.split('?')
    expect(cachePath(listPath(displayPath, search) ?? '')).toBe(path)
  })

  test.each([
    ['/items/1', '/items/1'],
    ['/product/custom', '/product/custom'],
    ['/sitemap/index.xml', '/sitemap/index.xml'],
    ['/product/冰箱', '/product/%E5%86%B0%E7%AE%B1'],
  ])('%s, which is not internal, is its own', (path, url) => {
    expect(displayUrl(path)).toBe(url)
  })
})
