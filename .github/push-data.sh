#!/bin/sh
# push-data.sh AREA PATCH BRANCH: puts what a crawl committed on top of the branch and pushes it. PATCH is what `npm run push-data -- AREA --patch PATCH`
# wrote in another job; without that file there is nothing to push. Needs git and nothing else: the job that has the token runs no code of
# packages. It trusts nothing of the patch but the data of its area: one commit, whose files are added or replaced, plain, of a kind of ours and
# not too large. Author, day and subject are made here; of the patch's subject the letters and figures stay.
set -eu
area=$1 patch=$2 branch=$3
[ -f "$patch" ] || { echo "$area: nothing to push"; exit 0; }

max_patch=150000000 max_snapshot=60000000 max_file=1000000 max_files=3000
refuse() { echo "$area: $1" >&2; exit 1; }
case "$area" in *[!a-z0-9-]* | '') refuse 'is no area' ;; esac
[ "$(wc -c < "$patch")" -le "$max_patch" ] || refuse "the patch is larger than $max_patch bytes"
tab="$(printf '\t')"

for pause in 2 4 8 16 ''; do
  git fetch --quiet --depth=1 origin "$branch"
  git reset --quiet --hard FETCH_HEAD
  git -c user.name=crawl -c user.email=crawl@localhost am --quiet --no-3way "$patch" || {
    git am --abort
    refuse "the same data was changed on $branch meanwhile; ours is left out, and the next crawl starts from theirs"
  }
  [ "$(git rev-list --count FETCH_HEAD..HEAD)" = 1 ] || refuse 'the patch has more than one commit'
  changes=$(git diff --raw --no-renames --abbrev=40 FETCH_HEAD HEAD)
  [ "$(printf '%s\n' "$changes" | wc -l)" -le "$max_files" ] || refuse "the patch touches more than $max_files files"
  printf '%s\n' "$changes" | while IFS="$tab" read -r modes path; do
    case "$path" in *..* | */.* | \"*) refuse "the patch touches $path" ;; esac
    case "$path" in "data/$area.sqlite" | "data/reports/$area.json" | "data/$area-"*) ;; *) refuse "the patch touches $path" ;; esac
    case "$path" in *.sqlite) max=$max_snapshot ;; *.json | *.webp) max=$max_file ;; *) refuse "the patch touches $path, which is no kind of data" ;; esac
    case "$modes" in
      ':000000 100644 '*' A' | ':100644 100644 '*' M') ;;
      *' D') refuse "the patch deletes $path" ;;
      *) refuse "$path is no plain file" ;;
    esac
    size=$(git cat-file -s "HEAD:$path")
    [ "$size" -le "$max" ] || refuse "$path has $size bytes, more than $max"
  done || exit 1
  # Words alone: nothing that closes an issue, calls somebody, links or skips a workflow.
  subject=$(git log -1 --format=%s | tr -c 'A-Za-z0-9 .,:;()%+\n-' ' ' | tr -s ' ' | cut -c1-160)
  case "$subject" in "$area: "*) ;; *) refuse "its subject is not of $area" ;; esac
  git reset --quiet --soft FETCH_HEAD
  git -c user.name='jaankari crawler' -c user.email='41898282+github-actions[bot]@users.noreply.github.com' commit --quiet --no-verify --message "$subject"
  git push --quiet origin "HEAD:refs/heads/$branch" && { git log -1 --format="Pushed to $branch: %s"; exit 0; }
  [ -z "$pause" ] || sleep "$pause"
done
exit 1
