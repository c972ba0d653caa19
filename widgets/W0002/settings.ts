import { productRemovalQuestion } from '@/lib/domain/messages/content'
import { alignField, gradient, moreFields } from '@/widgets/fields/common'
import type { SettingPanel } from '@/widgets/setting-fields'

export const panel: SettingPanel = {
  groups: [
    {
      title: '基本设置',
      fields: [
        { kind: 'text', key: 'text', label: '标题' },
        alignField('titleAlign', '标题位置'),
        { kind: 'switch', key: 'titleBackground', label: '标题背景' },
        { kind: 'number', key: 'wgtTitleFontSize', label: '标题字体', min: 0, unit: 'px' },
        { kind: 'color', key: 'wgtTitleColor', label: '标题颜色' },
        gradient('背景颜色', 'wgtBackgroundColor1', 'wgtBackgroundColor2'),
        { kind: 'number', key: 'wgtPriceFontSize', label: '价格字体', min: 0, unit: 'px' },
        { kind: 'color', key: 'wgtPriceColor', label: '价格颜色' },
        { kind: 'number', key: 'columnNums', label: '每行数量', min: 1, max: 10 },
        ...moreFields,
      ],
    },
    {
      title: '商品配置',
      fields: [
        {
          kind: 'goods',
          key: 'data',
          label: '选择商品',
          hint: '图片建议 300 × 300，拖动可以调整顺序',
          extra: ['market_price'],
          confirmDelete: productRemovalQuestion,
        },
      ],
    },
  ],
}
