import { menuItem } from './menu.tsx'

/** A button in a menu. */
export function MenuAction({ onPress, children }: { onPress(): void; children: string }) {
  return (
    <li>
      <button type="button" className={`${menuItem} w-full text-start`} onClick={onPress}>
        {children}
      </button>
    </li>
  )
}
