import { Picture } from '@/components/ui/picture'
import { designer } from '@/lib/client/call/designer'
import type { ShopChoice } from '@/lib/contract/operator/content/design-choice'
import type { ChoiceSource } from './choice-source'

/** Shops that are open. */
export const shopSource: ChoiceSource<ShopChoice> = {
  title: '选择商铺',
  unit: '个商铺',
  placeholder: '店铺名称',
  name: 'shops',
  read: ({ keyword, page, pageSize }) => designer.designChoice.shops({ keyword, page, pageSize }),
  keyOf: ({ distributor_id }) => String(distributor_id),
  nameOf: ({ name }) => name,
  columns: [
    {
      head: '店铺名称',
      className: 'w-72',
      cell: ({ logo, name }) => (
        <span className="flex items-center gap-3">
          <Picture src={logo} alt="" width={240} className="size-8 shrink-0 rounded-full" />
          <span className="truncate">{name}</span>
        </span>
      ),
    },
    { head: '地址', cell: ({ address }) => address },
  ],
  recordOf: ({ distributor_id, name, logo, banner, tagList }) => ({
    distributor_id,
    name,
    logo,
    banner,
    tagList,
  }),
}
