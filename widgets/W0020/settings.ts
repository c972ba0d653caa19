import { productRemovalQuestion } from '@/lib/domain/messages/content'
import { alignField, gradient } from '@/widgets/fields/common'
import type { SettingPanel } from '@/widgets/setting-fields'
import { goodsPlaces, sampleShop } from './contract'

export const panel: SettingPanel = {
  groups: [
    {
      title: '基本设置',
      fields: [
        { kind: 'text', key: 'text', label: '标题' },
        alignField('titleAlign', '标题位置'),
        { kind: 'switch', key: 'wgtHiddenTitle', label: '隐藏标题' },
        { kind: 'switch', key: 'titleBackground', label: '标题背景' },
        { kind: 'number', key: 'wgtTitleFontSize', label: '标题字体', min: 0, unit: 'px' },
        { kind: 'color', key: 'wgtTitleColor', label: '标题颜色' },
        gradient('背景颜色', 'wgtBackgroundColor1', 'wgtBackgroundColor2'),
        { kind: 'color', key: 'wgtPriceColor', label: '价格颜色' },
      ],
    },
    {
      title: '商铺列表',
      fields: [
        {
          kind: 'switch',
          key: 'wgtHideUnselectedItems',
          label: '隐藏未选择商品',
          hint: '装修时不显示未选择的商品位，商城页面始终不显示',
        },
        {
          kind: 'rows',
          key: 'data',
          add: '添加商铺',
          entry: '商铺',
          confirmDelete: '确定删除该商铺？',
          initial: sampleShop(),
          fields: [
            { kind: 'shop', key: 'shop_id', label: '选择商铺' },
            {
              kind: 'picture',
              key: 'shop_pic',
              label: '顶部图片',
              hint: '图片分辨率：538px * 96px',
              width: 538,
              height: 96,
            },
            { kind: 'link', key: 'pathData' },
            {
              kind: 'goods',
              key: 'goods_list',
              label: '商品',
              hint: '拖动可以调整商品顺序，点击图片可以更换商品',
              shop: { key: 'shop_id', places: goodsPlaces },
              confirmDelete: productRemovalQuestion,
            },
          ],
        },
      ],
    },
  ],
  internal: ['wgtPriceFontSize', 'showMore', 'moreLinkData', 'columnNums'],
}
