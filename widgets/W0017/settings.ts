import { tabGroup, titleGroup } from '@/widgets/fields/showcase'
import type { SettingPanel } from '@/widgets/setting-fields'
import { W0017 } from './contract'

export const panel: SettingPanel = {
  groups: [
    titleGroup,
    {
      title: '商品设置',
      fields: [
        { kind: 'color', key: 'wgtTitleColor', label: '标题颜色' },
        { kind: 'number', key: 'wgtTitleFontSize', label: '标题字体', min: 0, unit: 'px' },
        { kind: 'color', key: 'wgtSubTitleColor', label: '副标题颜色' },
        { kind: 'number', key: 'wgtSubTitleFontSize', label: '副标题字体', min: 0, unit: 'px' },
        {
          kind: 'switch',
          key: 'goodsCards',
          label: '商品卡片',
          hint: '用带价格的商品卡片代替名称、卖点和图片',
        },
      ],
    },
    {
      title: '主商品',
      fields: [
        { kind: 'picture', key: 'goods_pic', width: 290, height: 480 },
        { kind: 'link', key: 'pathData' },
      ],
    },
    tabGroup(W0017.defaults, ['brief']),
  ],
}
