import { Picture } from '@/components/ui/picture'
import { designer } from '@/lib/client/call/designer'
import type { BrandChoice } from '@/lib/contract/operator/content/design-choice'
import type { ChoiceSource } from './choice-source'

export const brandSource: ChoiceSource<BrandChoice> = {
  title: '选择品牌',
  unit: '个品牌',
  placeholder: '品牌名称',
  name: 'brands',
  read: ({ keyword, page, pageSize }) => designer.designChoice.brands({ keyword, page, pageSize }),
  keyOf: ({ attribute_id }) => String(attribute_id),
  nameOf: ({ attribute_name }) => attribute_name,
  columns: [
    { head: 'ID', className: 'nums w-20', cell: ({ attribute_id }) => attribute_id },
    {
      head: '品牌',
      cell: ({ image_url, attribute_name }) => (
        <span className="flex items-center gap-3">
          <Picture
            src={image_url}
            alt=""
            width={240}
            fit="contain"
            className="rounded-control h-8 w-14 shrink-0"
          />
          <span className="truncate">{attribute_name}</span>
        </span>
      ),
    },
  ],
  recordOf: ({ attribute_id, attribute_name }) => ({ attribute_id, attribute_name, title: attribute_name }),
}
