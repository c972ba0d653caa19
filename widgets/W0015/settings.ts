import { fillWidthField } from '@/widgets/fields/common'
import { tabGroup, titleGroup } from '@/widgets/fields/showcase'
import type { SettingPanel } from '@/widgets/setting-fields'
import { W0015 } from './contract'

export const panel: SettingPanel = {
  groups: [
    titleGroup,
    {
      title: '商品设置',
      fields: [
        { kind: 'color', key: 'wgtTitleColor', label: '标题颜色' },
        { kind: 'number', key: 'wgtTitleFontSize', label: '标题字体', min: 0, unit: 'px' },
        { kind: 'number', key: 'wgtToFixed', label: '保留小数', min: 0, max: 2 },
        { kind: 'color', key: 'wgtPriceColor', label: '价格颜色' },
        { kind: 'number', key: 'wgtPriceFontSize', label: '价格字体', min: 0, unit: 'px' },
        fillWidthField,
      ],
    },
    tabGroup(W0015.defaults, ['subTitle']),
  ],
}
