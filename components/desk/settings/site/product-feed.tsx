'use client'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { useHydrated } from '@/components/ui/use-hydrated'
import { copyNumber } from '@/lib/client/press/copy'
import { productFeedPath } from '@/lib/web/engine-paths'
import { FormSection } from '../../form/form-section'

/** 商品数据源: the address from which search engines and advertising systems read all products on sale. */
export function ProductFeed() {
  const isHydrated = useHydrated()
  const address = isHydrated ? new URL(productFeedPath, window.location.origin).href : ''
  return (
    <FormSection
      id="product-feed-title"
      title="商品数据源"
      hint="Google 商品数据格式，包含全部在售商品，随商品更新；填到搜索引擎或广告系统里"
    >
      <div className="flex max-w-220 flex-wrap gap-3">
        <Input
          aria-label="商品数据源的地址"
          readOnly
          value={address}
          onFocus={({ target }) => target.select()}
          className="min-w-0 flex-1"
        />
        <Button variant="ghost" onClick={() => void copyNumber(address)}>
          复制地址
        </Button>
      </div>
    </FormSection>
  )
}
