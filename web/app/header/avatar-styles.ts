/** The round avatar of the logged-in user, with their initials. */
const round = 'inline-flex flex-none items-center justify-center rounded-full font-bold'
export const avatarStyle = `${round} size-9 bg-tint text-[13px] text-bottle`
export const largeAvatarStyle = `${round} size-11 bg-verbena text-body text-on-verbena`
/** Touch-sized, with its circle aligned to the page's edge. */
export const avatarButtonStyle = '-mr-1 px-1'
