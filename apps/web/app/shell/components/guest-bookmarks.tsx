import { BookmarkList, useShopBookmark } from './bookmark-list.tsx';

/** Bookmarks of a visitor without an account. Apart from a player's, whose script a first view has no room for. */
export default function GuestBookmarks() {
  return <BookmarkList bookmarks={useShopBookmark()} />;
}
