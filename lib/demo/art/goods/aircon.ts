import { duct, ductSlim, hydro, multi } from './aircon/duct'
import { cabinet, cabinetNorth, fabric, stand } from './aircon/stand'
import {
  wall,
  wallBasic,
  wallFresh,
  wallHeat,
  wallKids,
  wallLong,
  wallQuiet,
  wallSave,
  wallSoft,
} from './aircon/wall'

/** Air conditioners: 挂机 in nine looks, 圆柱柜机, 方形柜机, 严寒柜机, 织物柜机, 风管机, 卧室风管机, 多联机, 水系统. */
export const aircon = {
  wall,
  wallFresh,
  wallSave,
  wallHeat,
  wallSoft,
  wallBasic,
  wallKids,
  wallLong,
  wallQuiet,
  stand,
  cabinet,
  cabinetNorth,
  fabric,
  duct,
  ductSlim,
  multi,
  hydro,
}
