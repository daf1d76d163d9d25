#pragma once
#include "allocations.h"
#include "floor.h"
