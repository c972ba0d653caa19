import { couponRemovalQuestion } from '@/lib/domain/messages/content'
import { fillWidthField } from '@/widgets/fields/common'
import type { SettingPanel } from '@/widgets/setting-fields'
import { couponLimits } from './contract'

export const panel: SettingPanel = {
  groups: [
    {
      title: '标题设置',
      fields: [
        { kind: 'text', key: 'text', label: '主标题' },
        { kind: 'color', key: 'wgtBackgroundColor', label: '背景颜色' },
        { kind: 'number', key: 'wgtTitleFontSize', label: '标题字体', min: 0, unit: 'px' },
        { kind: 'color', key: 'wgtTextColor', label: '字体颜色' },
        { kind: 'switch', key: 'wgtBorderRadius', label: '圆角' },
        { kind: 'text', key: 'subTitle', label: '副标题' },
        { kind: 'number', key: 'wgtSubTitleFontSize', label: '副标题字体', min: 0, unit: 'px' },
        { kind: 'color', key: 'wgtSubTextColor', label: '副标题字体颜色' },
        { kind: 'text', key: 'moreText', label: '更多文字' },
        { kind: 'link', key: 'moreLinkData', label: '更多链接', hint: '不设置则去领券中心' },
      ],
    },
    {
      title: '优惠券列表',
      fields: [
        { kind: 'color', key: 'wgtPriceColor', label: '面额颜色' },
        { kind: 'number', key: 'wgtToFixed', label: '保留小数', min: 0, max: 2 },
        fillWidthField,
        {
          kind: 'coupons',
          key: 'data',
          label: '选择优惠券',
          limits: couponLimits,
          pictureKey: 'icon_url_list',
          confirmDelete: couponRemovalQuestion,
        },
      ],
    },
  ],
}
